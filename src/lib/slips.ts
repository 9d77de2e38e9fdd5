/**
 * How many letters of one text are missing, too many, wrong or exchanged with their neighbour in
 * another: 1 for `Namr` and `Namur`. More than `most` are not counted: that gives `most + 1`.
 */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    let least = row
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      let count = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1)
      count = Math.min(count, (above[column - 1] ?? 0) + (isSame ? 0 : 1))
      const isExchanged = column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isExchanged) count = Math.min(count, (before[column - 2] ?? most) + 1)
      line.push(count)
      least = Math.min(least, count)
    }
    if (least > most) return most + 1
    ;[before, above] = [above, line]
  }
  return Math.min(above[b.length] ?? 0, most + 1)
}
