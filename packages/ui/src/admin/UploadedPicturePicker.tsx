import type { Remote } from '@agency/model/remote';
import { ErrorState } from '../patterns/ErrorState';
import { formatDate } from '../patterns/formatDate';
import { LoadingState } from '../patterns/LoadingState';
import { Disclosure } from '../primitives/Disclosure';
import { Image } from '../primitives/Image';
import type { UploadedPicture } from './AdminPictures';
import { choice, list, picture } from './UploadedPicturePicker.css';

export interface UploadedPicturePickerProps {
  /** Newest first. */
  pictures: Remote<readonly Pick<UploadedPicture, 'id' | 'url' | 'created_at' | 'uses'>[]>;
  /** Called when they are about to be shown: they are read then. */
  onOpen: () => void;
  onRetry: () => void;
  onChoose: (url: string) => void;
}

/** Pictures that were uploaded before, to choose one from. */
export function UploadedPicturePicker({
  pictures,
  onOpen,
  onRetry,
  onChoose,
}: UploadedPicturePickerProps) {
  return (
    <Disclosure
      summary="Choose one uploaded before"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      {pictures.status === 'loading' && <LoadingState text="Loading pictures..." />}
      {pictures.status === 'failed' && (
        <ErrorState text="Failed to fetch pictures." onRetry={onRetry} />
      )}
      {pictures.status === 'ready' && (
        <ul className={list}>
          {pictures.data.map(({ id, url, created_at, uses }) => (
            <li key={id}>
              <button
                type="button"
                className={choice}
                aria-label={
                  uses.map(({ title }) => title).join(', ') ||
                  `Picture of ${formatDate(created_at, 'short')}`
                }
                onClick={({ currentTarget }) => {
                  const details = currentTarget.closest('details');
                  // Before the button goes, with the focus.
                  details?.querySelector('summary')?.focus();
                  details?.removeAttribute('open');
                  onChoose(url);
                }}
              >
                <Image src={url} alt="" seed={id} sizes="10rem" className={picture} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
