/** More than a replay shows of a window. */
const pixelsMax = 2_000_000;

interface Size {
  width: number;
  height: number;
}

/** In pixels, at least 1 × 1: as many as are shown where a canvas has more of them than its place, and never more than two million. */
export function pictureSize(drawn: Size, shown: Size): Size {
  const { width, height } = drawn;
  const ofPlace = shown.width > 0 ? Math.max(shown.width / width, shown.height / height) : 1;
  const scale = Math.min(1, ofPlace, Math.sqrt(pixelsMax / (width * height)));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
