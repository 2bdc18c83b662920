import type { Remote } from '@agency/model/remote';
import type { SignedInDevice } from '@agency/model/signedInDevice';
import type { ReactNode } from 'react';
import { ErrorState } from '../patterns/ErrorState';
import { formatDate } from '../patterns/formatDate';
import { LoadingState } from '../patterns/LoadingState';
import { Button } from '../primitives/Button';
import { Dialog, DialogBody } from '../primitives/Dialog';
import { Heading } from '../primitives/Heading';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { wide } from './AccountDialog.css';
import { deviceOf } from './deviceOf';
import { HistoryItem } from './HistoryItem';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';

export interface AccountDialogProps extends Pick<PasswordFormProps, 'onSave' | 'captcha'> {
  open: boolean;
  onClose: () => void;
  /** Where the account is signed in; none where the backend does not know. */
  sessions: Remote<readonly SignedInDevice[]>;
  onRetry: () => void;
  onSignOutElsewhere: () => void;
  /** Shows that the other devices are being signed out. */
  signingOut: boolean;
  /** Opens the settings of the second factor; absent where the backend has none. */
  onSecondFactor?: (() => void) | undefined;
  /** A dialog that opens above it, and gives the focus back to it. */
  children?: ReactNode;
}

/** The settings of the account that is signed in. */
export function AccountDialog(props: AccountDialogProps) {
  const { open, onClose, onSave, captcha, sessions, onRetry } = props;
  const { onSignOutElsewhere, signingOut, onSecondFactor, children } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Account">
      <DialogBody gap="xlarge">
        <Stack as="section" gap="small" align="start" aria-label="Password">
          <Heading level={3}>Password</Heading>
          <Text size="small" tone="muted">
            Changing it signs out all other devices.
          </Text>
          <div className={wide}>
            <PasswordForm asksCurrent onSave={onSave} captcha={captcha} />
          </div>
        </Stack>
        <Stack as="section" gap="small" align="start" aria-label="Devices">
          <Heading level={3}>Devices</Heading>
          {sessions.status === 'loading' && <LoadingState text="Loading your devices..." />}
          {sessions.status === 'failed' && (
            <ErrorState text="Failed to read your devices." onRetry={onRetry} />
          )}
          {sessions.status === 'ready' && sessions.data.length > 0 && (
            <ul className={wide}>
              {sessions.data.map(({ id, used_at, user_agent, current }) => (
                <HistoryItem
                  key={id}
                  title={deviceOf(user_agent)}
                  meta={
                    current ? 'This device' : `Last used ${formatDate(used_at ?? '', 'dateTime')}`
                  }
                />
              ))}
            </ul>
          )}
          <Text size="small" tone="muted">
            A device that is signed out may go on reading for up to an hour.
          </Text>
          <Button
            tone="neutral"
            variant="outline"
            busyText={signingOut ? 'Signing out...' : undefined}
            onClick={onSignOutElsewhere}
          >
            Sign out other devices
          </Button>
        </Stack>
        {onSecondFactor && (
          <Stack as="section" gap="small" align="start" aria-label="Code at login">
            <Heading level={3}>Code at login</Heading>
            <Text size="small" tone="muted">
              A code from an authenticator app at each login.
            </Text>
            <Button tone="neutral" variant="outline" onClick={onSecondFactor}>
              Code at login
            </Button>
          </Stack>
        )}
      </DialogBody>
      {children}
    </Dialog>
  );
}
