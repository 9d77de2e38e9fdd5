/** The east of Luxembourg, from Belgium's border along Germany and France back to it. */
const OUTSIDE = [
  [6.118, 50.121], [6.097, 50.048], [6.161, 49.942], [6.172, 49.955], [6.302, 49.836], [6.503, 49.797],
  [6.5, 49.712], [6.403, 49.657], [6.417, 49.64], [6.352, 49.567], [6.345, 49.456], [6.194, 49.5],
  [6.107, 49.483], [6.079, 49.452], [5.96, 49.442], [5.927, 49.483], [5.841, 49.5],
] as const

/** The border with Belgium as that is drawn, from south to north: nothing gapes between the two. */
const BELGIAN_BORDER = [
  [5.82, 49.546], [5.87, 49.605], [5.91, 49.665], [5.87, 49.718], [5.82, 49.745], [5.74, 49.79],
  [5.75, 49.86], [5.74, 49.905], [5.78, 49.96], [5.82, 50.005], [5.86, 50.05], [5.88, 50.1],
  [5.95, 50.13], [5.96, 50.166], [6.02, 50.182], [6.08, 50.158], [6.14, 50.13],
] as const

/** The edge of Luxembourg, longitude first; simplified, for drawing only. */
export const LUXEMBOURG: readonly (readonly [longitude: number, latitude: number])[] = [...OUTSIDE, ...BELGIAN_BORDER]
