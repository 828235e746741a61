/** Whether a file says that it is a picture, or a page with one on it; drawings for CAD say so too. */
export const isPicture = ({ name, type }: File): boolean =>
  (type.startsWith('image/') && !/dxf|dwg/i.test(type)) ||
  /\.(?:jpe?g|png|webp|gif|bmp|heic|heif|avif|svg|pdf)$/i.test(name);
