// @vitest-environment happy-dom
import { millisecondsInDay } from 'date-fns/constants';
import { fireEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { buttonOf, fill } from '#testing/pageActions.ts';
import { renderSite, siteForEachTest } from '#testing/renderSite.tsx';
import { twoRowsEach } from '#testing/twoRowsEach.ts';

siteForEachTest(twoRowsEach);

test('a message that is begun is kept on the device for 30 days, without what a bot writes in the hidden field', async () => {
  const leave = renderSite('/contact');
  await fill({ Name: 'Kavitha Raman' });
  const trap = document.querySelector('[aria-hidden=true] input') as HTMLInputElement;
  fireEvent.change(trap, { target: { value: 'https://example.com' } });
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
  expect(JSON.parse(localStorage.getItem(drafts()[0] ?? '') ?? '{}').values).toEqual({
    name: 'Kavitha Raman',
    email: '',
    mobile: '',
    message: '',
  });
  leave();
  vi.setSystemTime(Date.now() + 31 * millisecondsInDay);
  renderSite('/contact');
  await buttonOf('Send Message');
  expect(drafts()).toEqual([]);
});
