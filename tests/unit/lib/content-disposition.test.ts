import fc from 'fast-check'
import { expect, it } from 'vitest'
import { attachmentNamed } from '@/lib/content-disposition'

it.each([
  ['Plan', `attachment; filename="Plan.pdf"; filename*=UTF-8''Plan.pdf`],
  ['Certificat énergétique', `attachment; filename="Certificat energetique.pdf"; filename*=UTF-8''Certificat%20%C3%A9nerg%C3%A9tique.pdf`],
  ["L'état (2)", `attachment; filename="L'etat (2).pdf"; filename*=UTF-8''L%27%C3%A9tat%20%282%29.pdf`],
  ['../../etc/passwd', `attachment; filename="etc passwd.pdf"; filename*=UTF-8''etc%20passwd.pdf`],
  ['a"\r\nSet-Cookie: x', `attachment; filename="a Set-Cookie x.pdf"; filename*=UTF-8''a%20Set-Cookie%20x.pdf`],
  ['平面図', `attachment; filename="___.pdf"; filename*=UTF-8''%E5%B9%B3%E9%9D%A2%E5%9B%B3.pdf`],
  [' . ', `attachment; filename="document.pdf"; filename*=UTF-8''document.pdf`],
])('%j is stored as %s', (name, header) => expect(attachmentNamed(name, 'pdf')).toBe(header))

it('is a header that every server takes, whatever the name', { tags: 'slow' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
      const header = attachmentNamed(name, 'pdf')
      expect(header).toMatch(/^[ -~]+$/)
      expect(new Headers({ 'Content-Disposition': header }).get('content-disposition')).toBe(header)
      expect(header).toMatch(/^attachment; filename="[^"\\/]+\.pdf"; filename\*=UTF-8''[^ "'()*]+\.pdf$/)
    }),
  )
})
