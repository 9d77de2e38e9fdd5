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
import {
  ValidationError,
  type Field,
  type FieldAffectingData,
  type TextFieldSingleValidation,
} from 'payload'
import { isBroken } from '@/domain/rich-text/broken-text'
import { withInnerLinks } from './inner-links'
import { PastingFeature } from './pasting'
import { PreviewingFeature } from './previewing'
import { refusedLink } from './refused-link'
import { videoBlock } from './video-block'
import { adminMessage } from '../fields/labels'
import { LINK_TARGETS, linkAddress } from '../fields/link'

type Adapter = Awaited<ReturnType<ReturnType<typeof lexicalEditor>>>
type BeforeValidateHook = NonNullable<NonNullable<Adapter['hooks']>['beforeValidate']>[number]
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

/** The editor's own hooks, which come next, would fail on what is no tree or has no end. */
const refuseBroken: BeforeValidateHook = ({ collection, global, path, req, value }) => {
  if (!isBroken(value)) return value as unknown
  const message = adminMessage('errors.textBroken', req.i18n.language)
  throw new ValidationError({
    collection: collection?.slug, global: global?.slug,
    errors: [{ message, path: path.join('.') }],
  })
}

const followTargets: BeforeValidateHook = ({ req, value }) => withInnerLinks(value, req)

/** A draft is stored without being validated, so it is looked at on the way. */
const refuseInDrafts: BeforeChangeHook = (args) => {
  const message = args.skipValidation ? refusedLink(args.value, args.req.i18n.language) : null
  if (message) args.errors?.push({ label: args.fieldLabelPath, message, path: args.path.join('.') })
  return args.value as unknown
}

/** Of a global Payload does not say that the server itself writes it, which may link to anything. */
const asWhoWrites =
  (hook: BeforeChangeHook): BeforeChangeHook =>
  (args) =>
    hook({ ...args, overrideAccess: args.overrideAccess ?? !args.req.user })

const PART_FAILED = /^\S+ node failed to validate: /

type Features = NonNullable<NonNullable<Parameters<typeof lexicalEditor>[0]>['features']>

const allowedLinks = () => LinkFeature({ enabledCollections: [...LINK_TARGETS], fields: linkFields, maxDepth: 1 })

const features = () => [
  ParagraphFeature(), HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(), ItalicFeature(), UnderlineFeature(), StrikethroughFeature(),
  UnorderedListFeature(), OrderedListFeature(), BlockquoteFeature(), HorizontalRuleFeature(),
  // Only lists are indented; elsewhere the Tab key leads on to the next field.
  IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'], disableTabNode: true }),
  allowedLinks(),
  UploadFeature({ enabledCollections: ['media'], maxDepth: 1 }),
  EXPERIMENTAL_TableFeature(),
  BlocksFeature({ blocks: [videoBlock] }),
  FixedToolbarFeature(), InlineToolbarFeature(), PastingFeature(), PreviewingFeature(),
]

/** What the text of a listing may hold, which is also printed and comes from feeds: no pictures or tables. */
const listingFeatures = () => [
  ParagraphFeature(), HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(), ItalicFeature(), UnorderedListFeature(), OrderedListFeature(),
  IndentFeature({ disabledNodes: ['paragraph', 'heading'], disableTabNode: true }),
  allowedLinks(), FixedToolbarFeature(), InlineToolbarFeature(), PastingFeature(), PreviewingFeature(),
]

/** The editor of formatted texts of pages. Spec §3, §8. */
export const richText = (): ReturnType<typeof lexicalEditor> => editorWith(features())

/** The editor of the texts of properties and projects. Spec §3, §8. */
export const listingText = (): ReturnType<typeof lexicalEditor> => editorWith(listingFeatures())

/**
 * The editor with some features. What would lead somewhere that is not allowed is refused in
 * words, however it got into the text, in drafts too.
 */
function editorWith(some: Features): ReturnType<typeof lexicalEditor> {
  const provide = lexicalEditor({ features: some })
  return async (args) => {
    const adapter = await provide(args)
    return {
      ...adapter,
      validate: async (value, options) => {
        const { language } = options.req.i18n
        const refused = refusedLink(value, language) ?? (await adapter.validate(value, options))
        // Of a part Payload (3.90.1) says in English, and by its names, what it lacks.
        return typeof refused === 'string' && PART_FAILED.test(refused)
          ? adminMessage('errors.textPart', language)
          : refused
      },
      hooks: {
        ...adapter.hooks,
        beforeValidate: [refuseBroken, followTargets, ...(adapter.hooks?.beforeValidate ?? [])],
        beforeChange: [refuseInDrafts, ...(adapter.hooks?.beforeChange ?? []).map(asWhoWrites)],
      },
    }
  }
}
