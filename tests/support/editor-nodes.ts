/** What the editor itself stores of a text: read by it and written out again. */
export async function editorNodes(stored: unknown): Promise<unknown> {
  const editor = await editorOf()
  return JSON.parse(JSON.stringify(editor.parseEditorState(JSON.stringify(stored)).toJSON()))
}

async function editorOf() {
  const { createHeadlessEditor } = await import('@payloadcms/richtext-lexical/lexical/headless')
  const { ListItemNode, ListNode } = await import('@payloadcms/richtext-lexical/lexical/list')
  const { HeadingNode, QuoteNode } = await import(
    '@payloadcms/richtext-lexical/lexical/rich-text'
  )
  const { EXPERIMENTAL_TableFeature, HorizontalRuleFeature, LinkNode } = await import(
    '@payloadcms/richtext-lexical'
  )
  return createHeadlessEditor({
    nodes: [
      ListNode, ListItemNode, HeadingNode, QuoteNode, LinkNode,
      ...(await nodesOf(EXPERIMENTAL_TableFeature())),
      ...(await nodesOf(HorizontalRuleFeature())),
    ],
    onError: (error: Error) => {
      throw error
    },
  } as never)
}

/** The classes that a feature brings, which are not all exported. */
async function nodesOf(provider: unknown): Promise<unknown[]> {
  const { feature } = provider as { feature: unknown }
  const config = { collections: [], i18n: { translations: {} } }
  const made = (
    typeof feature === 'function'
      ? await (feature as (args: object) => unknown)({ config, props: {}, parentIsLocalized: false })
      : feature
  ) as { nodes: { node: unknown }[] }
  return made.nodes.map(({ node }) => node)
}
