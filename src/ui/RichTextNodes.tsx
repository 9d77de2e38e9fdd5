import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { plainTextOf } from '@/domain/rich-text/rich-text-plain'
import type { RichNode } from '@/domain/rich-text/rich-text-view'
import { Picture } from './Picture'
import { RichTextLink } from './RichTextLink'
import { RichTextTable } from './RichTextTable'
import styles from './RichText.module.css'
import { VideoPlayer } from './VideoPlayer'

export type HeadingLevel = 2 | 3 | 4 | 5 | 6

const COLUMN = '(min-width: 768px) 40rem, 92vw'
const LOWEST = 6
const HIGHEST_PICTURE_VH = 85

type NodeOf<Kind extends RichNode['kind']> = Extract<RichNode, { kind: Kind }>

/** The nodes of a formatted text in their order; they never change places, so that is their key. */
export function RichTextNodes({ nodes, level }: { nodes: RichNode[]; level: HeadingLevel }) {
  const [only] = nodes
  if (only && nodes.length === 1) return <RichTextNode node={only} level={level} before={[]} />
  return nodes.map((node, index) => (
    <RichTextNode key={index} node={node} level={level} before={nodes.slice(0, index)} />
  ))
}

interface NodeProps {
  node: RichNode
  level: HeadingLevel
  before: RichNode[]
}

function RichTextNode({ node, level, before }: NodeProps) {
  if (node.kind === 'text') return <Words node={node} />
  if (node.kind === 'break') return <br />
  if (node.kind === 'line') return <hr />
  if (node.kind === 'picture') return <RichPicture node={node} />
  if (node.kind === 'video') return <RichVideo node={node} before={before} />
  const render = (nodes: RichNode[]) => <RichTextNodes nodes={nodes} level={level} />
  const children = render(node.children)
  switch (node.kind) {
    case 'heading': {
      const Heading = `h${Math.min(level + node.level - 2, LOWEST) as 2 | 3 | 4 | 5 | 6}` as const
      return <Heading data-size={node.level}>{children}</Heading>
    }
    case 'link':
      return (
        <RichTextLink href={node.href} external={node.external}>
          {children}
        </RichTextLink>
      )
    case 'list':
      return node.ordered ? <ol start={node.start}>{children}</ol> : <ul>{children}</ul>
    case 'table':
      return <RichTextTable rows={node.children} render={render} />
    case 'item':
      return <li>{children}</li>
    case 'quote':
      return <blockquote>{children}</blockquote>
    case 'paragraph':
      return <p>{children}</p>
    default:
      return children
  }
}

function Words({ node }: { node: NodeOf<'text'> }) {
  return node.marks.reduceRight<ReactNode>((inside, Mark) => <Mark>{inside}</Mark>, node.text)
}

function RichPicture({ node: { picture } }: { node: NodeOf<'picture'> }) {
  const highest = Math.round((HIGHEST_PICTURE_VH * picture.width) / (picture.height || 1))
  return (
    <div className={styles.picture} style={{ maxWidth: `min(${picture.width}px, ${highest}vh)` }}>
      <Picture picture={picture} sizes={COLUMN} />
    </div>
  )
}

/** A video is called what the heading above it says. */
function RichVideo({ node, before }: { node: NodeOf<'video'>; before: RichNode[] }) {
  const t = useTranslations('RichText')
  const heading = before.findLast(({ kind }) => kind === 'heading')
  return <VideoPlayer video={node.video} title={heading ? plainTextOf([heading]) : t('video')} />
}
