/** What a picture needs of the page's style once it stands alone. */
const kept = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-size', 'font-weight'];
const pixelRatio = 2;

/**
 * The chart as it looks now, as a PNG on the page's ground.
 *
 * @throws Error when the browser cannot draw it
 */
export async function chartPicture(chart: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = chart.viewBox.baseVal;
  const head = 34;
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = chart.querySelectorAll('*');
  copy.querySelectorAll<SVGElement>('*').forEach((part, at) => {
    const original = originals[at];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of kept) part.style.setProperty(name, style.getPropertyValue(name));
    part.style.setProperty('font-family', 'sans-serif');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelRatio;
  canvas.height = (height + head) * pixelRatio;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot create images.');
  const page = getComputedStyle(document.body);
  pen.scale(pixelRatio, pixelRatio);
  pen.fillStyle = page.backgroundColor;
  pen.fillRect(0, 0, width, height + head);
  pen.fillStyle = page.color;
  pen.font = '600 15px sans-serif';
  pen.fillText(title, 4, 20);
  pen.drawImage(picture, 0, head, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Could not create the image.'))));
  });
}
