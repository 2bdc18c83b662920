import { CodeForm, type CodeFormProps } from '../patterns/CodeForm';
import { LoginForm, type LoginFormProps } from '../patterns/LoginForm';
import { Heading } from '../primitives/Heading';
import { Kolam } from '../primitives/Kolam';
import { box, drawing, screen } from './AdminLogin.css';

export interface AdminLoginProps extends LoginFormProps {
  /** Asks for the code of the second factor instead; absent: asks for e-mail and password. */
  code?: CodeFormProps | undefined;
}

/** The sign-in screen of the admin. */
export function AdminLogin({ code, ...login }: AdminLoginProps) {
  return (
    <main className={screen}>
      <div className={box}>
        <Kolam seed="admin" columns={3} className={drawing} />
        <Heading level={1} size="title">
          Admin Login
        </Heading>
        {code ? <CodeForm {...code} /> : <LoginForm {...login} />}
      </div>
    </main>
  );
}
