/**
 * What a picture waits for: fonts, images, and two frames for what follows a change of size. It is sent to
 * pages, so it uses nothing else of this file.
 */
export async function settlePictures() {
  const load = async ({ body, fonts, images }: Document) => {
    // A layout asks for the fonts: a preview whose theme has changed has new styles, and with them new fonts.
    body.getBoundingClientRect();
    await fonts.ready;
    for (const image of images) image.loading = 'eager';
    await Promise.all([...images].map((image) => image.decode().catch(() => {})));
  };
  const framed = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
  await Promise.all([document, ...framed].map((page) => page && load(page)));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
