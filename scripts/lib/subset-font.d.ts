/** The package has no types of its own (2.9.0). */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** Leaves out glyphs that no character has, such as ligatures and other forms of figures. */
    noLayoutClosure?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
