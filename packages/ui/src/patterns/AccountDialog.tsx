import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import { body, fields, part } from './AccountDialog.css';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';

export interface AccountDialogProps extends Pick<PasswordFormProps, 'onSave' | 'check'> {
  open: boolean;
  onClose: () => void;
  onSignOutElsewhere: () => void;
  /** Shows that the other devices are being signed out. */
  signingOut: boolean;
  /** Opens the settings of the second factor; absent where the backend has none. */
  onSecondFactor?: (() => void) | undefined;
}

/** The settings of the account that is signed in. */
export function AccountDialog(props: AccountDialogProps) {
  const { open, onClose, onSave, check, onSignOutElsewhere, signingOut, onSecondFactor } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Account">
      <div className={body}>
        <section className={part} aria-label="Password">
          <Heading level={3}>Password</Heading>
          <Text size="small" tone="muted">
            Changing it signs out all other devices.
          </Text>
          <div className={fields}>
            <PasswordForm asksCurrent onSave={onSave} check={check} />
          </div>
        </section>
        <section className={part} aria-label="Other devices">
          <Heading level={3}>Other devices</Heading>
          <Text size="small" tone="muted">
            Ends every session of this account but this one. Which devices they are on is not known
            here. A device that is signed out may go on reading for up to an hour.
          </Text>
          <Button
            tone="neutral"
            variant="outline"
            busyText={signingOut ? 'Signing out...' : undefined}
            onClick={onSignOutElsewhere}
          >
            Sign out other devices
          </Button>
        </section>
        {onSecondFactor && (
          <section className={part} aria-label="Second factor">
            <Heading level={3}>Second factor</Heading>
            <Text size="small" tone="muted">
              A code from an authenticator app at each login.
            </Text>
            <Button tone="neutral" variant="outline" onClick={onSecondFactor}>
              Second factor
            </Button>
          </section>
        )}
      </div>
    </Dialog>
  );
}
