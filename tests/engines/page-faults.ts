/** Runs in the page: what is too wide for the window, and which pictures don't come when they are scrolled to. */
export async function pageFaults(width: number): Promise<string[]> {
  const ARRIVAL_MS = 5000;
  const faults: string[] = [];
  const needed = document.documentElement.scrollWidth;
  if (!document.querySelector('h1')) faults.push('no page came');
  if (innerWidth !== width) faults.push(`the window has ${innerWidth} px`);
  if (needed > width) faults.push(`needs ${needed} px`);
  for (const image of document.images) {
    if (!image.checkVisibility()) continue;
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    const started = performance.now();
    while (!image.complete && performance.now() - started < ARRIVAL_MS)
      await new Promise(requestAnimationFrame);
    if (image.naturalWidth === 0) faults.push(`no picture at ${image.currentSrc || image.src}`);
  }
  return faults;
}
