/** True if a file is an image or a PDF; image types of CAD drawings do not count. */
export const isPicture = ({ name, type }: File): boolean =>
  (type.startsWith('image/') && !/dxf|dwg/i.test(type)) ||
  /\.(?:jpe?g|png|webp|gif|bmp|heic|heif|avif|svg|pdf)$/i.test(name);
