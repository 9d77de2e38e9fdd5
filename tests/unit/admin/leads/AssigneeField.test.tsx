import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AssigneeField } from '@/admin/leads/AssigneeField'
import { adminText } from '@/cms/fields/labels'

vi.mock('@payloadcms/ui', () => ({
  SelectInput: ({ description, label }: { description: string; label: string }) => <p>{`${label}: ${description}`}</p>,
  useField: () => ({ value: undefined }),
}))
vi.mock('@/cms/leads/assignees', () => ({ assigneesOf: () => Promise.resolve([]) }))

it('who answers a lead is asked with its explanation', async () => {
  const field = { name: 'assignee', label: adminText('leads.assignee') }
  const props = { data: {}, field, i18n: { language: 'de', fallbackLanguage: 'en' }, path: 'assignee', req: {} }
  const html = renderToStaticMarkup(await AssigneeField(props as unknown as Parameters<typeof AssigneeField>[0]))
  expect(html).toBe(`<p>${adminText('leads.assignee').de}: ${adminText('leads.assignee.help').de}</p>`)
})
