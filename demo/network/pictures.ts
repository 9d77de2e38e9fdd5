interface FeedPicture {
  ID: number
  Name: string
  Url: string
  Width: number
  Height: number
}

const pictureOf = (id: number, n: number, width: number): FeedPicture => ({
  ID: id * 100 + n,
  Name: `${id}-${n}.png`,
  Url: `pictures/${id}-${n}.png`,
  Width: width,
  Height: Math.round((width * 2) / 3),
})

/** The first picture in the size of cards, 125 px wide. Spec §3, "SmallPictureItem". */
export const smallPicture = (id: number): FeedPicture => pictureOf(id, 1, 125)

/** The pictures of a listing or project in order, 1360 px wide. Spec §3, "XLargePictureItem". */
export const gallery = (id: number, count: number): FeedPicture[] =>
  Array.from({ length: count }, (_, index) => pictureOf(id, index + 1, 1360))
