import type { Remote } from '@agency/model/remote';
import type { ReactNode } from 'react';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { ErrorState } from '../patterns/ErrorState';
import { LoadingState } from '../patterns/LoadingState';
import { Button } from '../primitives/Button';
import { Dialog, DialogBody } from '../primitives/Dialog';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { CopyButton } from './CopyButton';
import { OneTimeCodeForm, type OneTimeCodeFormProps } from './OneTimeCodeForm';
import { link, qrCode, secret } from './SecondFactorDialog.css';

/** An authenticator app that is being set up. */
interface Enrolment {
  /** A `data:` URL of the picture that the app scans. */
  qrCode: string;
  /** The secret of the QR code, to type by hand. */
  secret: string;
  /** Opens the app on this device, where there is one; empty for none. */
  uri: string;
}

export interface SecondFactorDialogProps extends OneTimeCodeFormProps {
  open: boolean;
  onClose: () => void;
  /** Whether the account has a second factor. */
  factor: Remote<boolean>;
  onRetry: () => void;
  /** Shows the code to scan and asks for a first code; absent at first. */
  enrolment: Enrolment | undefined;
  onSetUp: () => void;
  onRemove: () => void;
}

/** Sets up the account's second factor, or removes it. */
export function SecondFactorDialog(props: SecondFactorDialogProps) {
  const { open, onClose, factor, onRetry, enrolment, onSetUp, onRemove, ...code } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Code at login">
      {factor.status === 'loading' && <LoadingState text="Loading..." />}
      {factor.status === 'failed' && (
        <ErrorState text="Failed to read whether logins ask for a code." onRetry={onRetry} />
      )}
      {factor.status === 'ready' && enrolment && (
        <View>
          <Text>
            Scan this with an authenticator app, or enter the key there. Then enter the code that
            the app shows.
          </Text>
          <img src={enrolment.qrCode} alt="QR code for the authenticator app" className={qrCode} />
          <Text size="small" className={secret}>
            {enrolment.secret}
          </Text>
          <Stack direction="row" gap="small">
            <CopyButton text={enrolment.secret} label="Copy the key" />
            {enrolment.uri && (
              <a href={enrolment.uri} className={link}>
                Open the app on this device
              </a>
            )}
          </Stack>
          <OneTimeCodeForm {...code} />
        </View>
      )}
      {factor.status === 'ready' && !enrolment && (
        <View>
          <Text>
            {factor.data
              ? 'Each login asks for a code from your authenticator app.'
              : 'Each login can also ask for a code from an authenticator app, so that a stolen password alone opens nothing.'}
          </Text>
          {factor.data ? (
            <Button tone="neutral" variant="outline" onClick={onRemove}>
              Remove
            </Button>
          ) : (
            <Button onClick={onSetUp}>Set up</Button>
          )}
          <Text size="small" tone="muted">
            Is the phone with the app lost? The person who set up this site can switch the code off.
          </Text>
        </View>
      )}
    </Dialog>
  );
}

/** One view of the dialog. When another view replaces it, the dialog gets the focus that was in it. */
function View({ children }: { children: ReactNode }) {
  const ref = useFocusFallback<HTMLDivElement>();
  return (
    <DialogBody ref={ref} align="start">
      {children}
    </DialogBody>
  );
}
