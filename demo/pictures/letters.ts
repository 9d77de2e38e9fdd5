/**
 * The capital letters and signs of the energy labels as outlines, 60 wide and 80 high, so that
 * drawing them needs no font. Holes are wound through `evenodd`.
 */
export const LETTERS: Record<string, string> = {
  a: 'M0 80L22 0h16L60 80H44l-4.6-18H20.6L16 80zM24 48h12L30 23z',
  b: 'M4 0h28c15 0 23 8 23 20 0 8-4 14-11 17 9 3 14 9 14 19 0 15-10 24-26 24H4zM19 13v18h11' +
    'c6 0 10-3 10-9s-4-9-10-9zM19 44v23h12c7 0 11-4 11-11.5S38 44 31 44z',
  c: 'M58 24H42.5C41 17 37 13.5 31 13.5 22 13.5 17 22 17 40s5 26.5 14 26.5' +
    'c6 0 10-3.5 11.5-11H58C56 71 46 81 31 81 12 81 1 66 1 40S12-1 31-1c15 0 25 10 27 25z',
  d: 'M4 0h24c20 0 31 14 31 40S48 80 28 80H4zM19 13.5v53h8c11 0 16-8 16-26.5s-5-26.5-16-26.5z',
  e: 'M6 0h48v13.5H21V32h29v13.5H21v21h34V80H6z',
  f: 'M7 0h48v13.5H22V33h28v13.5H22V80H7z',
  g: 'M58 24H42.5C41 17 37 13.5 31 13.5 22 13.5 17 22 17 40s5 26.5 14 26.5c7 0 11-4 12-13H31' +
    'V40.5h28V80H47.5l-1-8.5C43 78 37 81 29 81 11 81 1 66 1 40S12-1 31-1c15 0 25 10 27 25z',
  h: 'M3 0h15v32h24V0h15v80H42V46H18v34H3z',
  i: 'M22.5 0h15v80h-15z',
  plus: 'M14 26h11v13h13v11H25v13H14V50H1V39h13z',
  sub: 'M2 39h34v12H2z',
}
