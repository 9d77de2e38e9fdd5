import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type {
  Field,
  FieldAffectingData,
  TextFieldSingleValidation,
} from 'payload'
import { refusedLink } from '../rich-text/refused-link'
import { videoBlock } from '../rich-text/video-block'
import { LINK_TARGETS, linkAddress } from './link'

type Adapter = Awaited<ReturnType<ReturnType<typeof lexicalEditor>>>
type BeforeChangeHook = NonNullable<NonNullable<Adapter['hooks']>['beforeChange']>[number]

const linkUrl: TextFieldSingleValidation = (value, options) => {
  if ((options.siblingData as { linkType?: string }).linkType === 'internal') return true
  return value ? linkAddress(value, options) : options.req.t('validation:required')
}

/** Our own check of addresses. Which links open in a new tab the site decides. Spec §3. */
const linkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }) =>
  defaultFields
    .filter(({ name }) => name !== 'newTab')
    .map((field) =>
      field.name === 'url' ? ({ ...field, hooks: {}, validate: linkUrl } as Field) : field,
    )

/** A draft is stored without being validated, so it is looked at on the way. */
const refuseInDrafts: BeforeChangeHook = (args) => {
  const message = args.skipValidation ? refusedLink(args.value, args.req.i18n.language) : null
  if (message) args.errors?.push({ label: args.fieldLabelPath, message, path: args.path.join('.') })
  return args.value as unknown
}

const features = () => [
  ...[ParagraphFeature(), HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] })],
  ...[BoldFeature(), ItalicFeature(), UnderlineFeature(), StrikethroughFeature()],
  ...[UnorderedListFeature(), OrderedListFeature(), BlockquoteFeature(), HorizontalRuleFeature()],
  // Only lists are indented; elsewhere the Tab key leads on to the next field.
  IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'], disableTabNode: true }),
  LinkFeature({
    enabledCollections: [...LINK_TARGETS],
    fields: linkFields,
    maxDepth: 1,
  }),
  UploadFeature({ enabledCollections: ['media'], maxDepth: 1 }),
  EXPERIMENTAL_TableFeature(),
  BlocksFeature({ blocks: [videoBlock] }),
  ...[FixedToolbarFeature(), InlineToolbarFeature()],
]

/**
 * The editor of all formatted texts. What would lead somewhere that is not allowed is refused in
 * words, however it got into the text, in drafts too. Spec §3, §8.
 */
export function richText(): ReturnType<typeof lexicalEditor> {
  const provide = lexicalEditor({ features: features() })
  return async (args) => {
    const adapter = await provide(args)
    return {
      ...adapter,
      validate: (value, options) =>
        refusedLink(value, options.req.i18n.language) ?? adapter.validate(value, options),
      hooks: {
        ...adapter.hooks,
        beforeChange: [refuseInDrafts, ...(adapter.hooks?.beforeChange ?? [])],
      },
    }
  }
}
