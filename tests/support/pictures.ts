import sharp from 'sharp'

/** A picture of so many pixels as a file to upload, with camera data and a colour of its own. */
export async function picture(
  name: string,
  { width = 60, height = 40, colour = '#c03020', orientation = 1 } = {},
) {
  const data = await sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'camera data' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
  return { data, mimetype: 'image/jpeg', name, size: data.length }
}
