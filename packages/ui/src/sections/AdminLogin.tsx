import { LoginForm, type LoginFormProps } from '../patterns/LoginForm';
import { Heading } from '../primitives/Heading';
import { Kolam } from '../primitives/Kolam';
import { box, drawing, screen } from './AdminLogin.css';

/** The sign-in screen of the admin. */
export function AdminLogin(props: LoginFormProps) {
  return (
    <main className={screen}>
      <div className={box}>
        <Kolam seed="admin" columns={3} className={drawing} />
        <Heading level={1} size="title">
          Admin Login
        </Heading>
        <LoginForm {...props} />
      </div>
    </main>
  );
}
