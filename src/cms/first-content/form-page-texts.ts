import { MY_VISIT_PATH } from '@/domain/appointments/paths'
import type { FormName } from '@/domain/forms/forms'
import type { PageKind } from '@/domain/pages/kinds'
import type { Language } from '@/i18n/languages'

/** The modules of pages behind personal links. */
type OwnModule = 'request' | 'alert' | 'my-visit'

export interface FormPage {
  originalPath: string
  kind: Extract<PageKind, 'module' | 'feedback' | 'personal'>
  /** The form that stands on it. */
  form?: FormName
  /** The module that stands on it, where it is none of a form. */
  module?: OwnModule
  title: Record<Language, string>
  /** Path below the language's prefix, without slashes. */
  path: Record<Language, string>
  description: Record<Language, string>
}

/** The one module of such a page, as it is stored; none of a page that only thanks. */
export function blocksOf({ form, module }: FormPage): { blockType: 'form' | OwnModule; form?: FormName }[] {
  if (form) return [{ blockType: 'form', form }]
  return module ? [{ blockType: module }] : []
}

type Texts = readonly [nl: string, fr: string, en: string, de: string]

const inFour = ([nl, fr, en, de]: Texts): Record<Language, string> => ({ nl, fr, en, de })

const page = (form: FormName, title: Texts, path: Texts, description: Texts): FormPage => ({
  originalPath: `/${form}/`, kind: 'module', form,
  title: inFour(title), path: inFour(path), description: inFour(description),
})

const thanks = (form: FormName, description: Texts): FormPage => ({
  originalPath: `/feedback/${form}/`, kind: 'feedback',
  title: { nl: 'Bedankt', fr: 'Merci', en: 'Thank you', de: 'Danke' },
  path: { nl: `bedankt/${form}`, fr: `merci/${form}`, en: `thank-you/${form}`, de: `danke/${form}` },
  description: inFour(description),
})

/** Pages that are opened by a link in a mail. */
const MY_VISIT: FormPage = {
  originalPath: MY_VISIT_PATH, kind: 'personal', module: 'my-visit',
  title: { nl: 'Uw bezoek', fr: 'Votre visite', en: 'Your visit', de: 'Ihre Besichtigung' },
  path: { nl: 'mijn-bezoek', fr: 'ma-visite', en: 'my-visit', de: 'meine-besichtigung' },
  description: inFour([
    'Bekijk, verplaats of annuleer uw bezoek.',
    'Consultez, déplacez ou annulez votre visite.',
    'See, move or cancel your visit.',
    'Ihre Besichtigung ansehen, verschieben oder absagen.',
  ]),
}

/** The pages that hold a form and nothing else, and the thanks that the specification has no page for. Spec §2. */
export const FORM_PAGES: readonly FormPage[] = [
  MY_VISIT,
  page(
    'contact-me',
    ['Vraag informatie', 'Demander des informations', 'Request information', 'Informationen anfragen'],
    ['vraag-informatie', 'demander-des-informations', 'request-information', 'informationen-anfragen'],
    [
      'Stel uw vraag over dit pand. De makelaar antwoordt binnen één werkdag.',
      'Posez votre question sur ce bien. L’agent vous répond dans un délai d’un jour ouvrable.',
      'Ask your question about this property. The agent answers within one working day.',
      'Stellen Sie Ihre Frage zu dieser Immobilie. Der Makler antwortet innerhalb eines Werktags.',
    ],
  ),
  page(
    'contact-appointment',
    ['Vraag een bezoek aan', 'Demander une visite', 'Request a visit', 'Besichtigung anfragen'],
    ['bezoek-aanvragen', 'demander-une-visite', 'request-a-visit', 'besichtigung-anfragen'],
    [
      'Kies een moment dat u past, of zeg ons wanneer u kunt komen kijken.',
      'Choisissez un moment qui vous convient, ou dites-nous quand vous pourriez venir.',
      'Choose a time that suits you, or tell us when you could come and see it.',
      'Wählen Sie einen Termin, der Ihnen passt, oder sagen Sie uns, wann Sie kommen könnten.',
    ],
  ),
  page(
    'contact-construction',
    ['Vraag over een nieuwbouwproject', 'Question sur un projet neuf', 'Question about a new-build project', 'Frage zu einem Neubauprojekt'],
    ['vraag-nieuwbouw', 'question-projet-neuf', 'new-build-question', 'frage-neubau'],
    [
      'Vraag plannen, prijzen of een gesprek over dit project.',
      'Demandez les plans, les prix ou un entretien sur ce projet.',
      'Ask for plans, prices or a talk about this project.',
      'Fragen Sie nach Plänen, Preisen oder einem Gespräch zu diesem Projekt.',
    ],
  ),
  page(
    'send-to-friend',
    ['Stuur door naar een vriend of vriendin', 'Envoyer à un(e) ami(e)', 'Send to a friend', 'An einen Freund oder eine Freundin senden'],
    ['stuur-naar-een-vriend', 'envoyer-a-un-ami', 'send-to-a-friend', 'an-freunde-senden'],
    [
      'Uw vriend of vriendin krijgt van ons één e-mail met de link, en verder niets.',
      'Votre ami(e) reçoit de nous un seul e-mail avec le lien, et rien d’autre.',
      'Your friend gets one e-mail with the link from us, and nothing else.',
      'Ihr Freund oder Ihre Freundin erhält von uns eine einzige E-Mail mit dem Link, sonst nichts.',
    ],
  ),
  page(
    'testimonial',
    ['Uw ervaring met ons', 'Votre expérience avec nous', 'Your experience with us', 'Ihre Erfahrung mit uns'],
    ['uw-ervaring', 'votre-experience', 'your-experience', 'ihre-erfahrung'],
    [
      'Vertel hoe het ging. We lezen uw getuigenis na voor ze op de site komt.',
      'Racontez comment cela s’est passé. Nous relisons votre témoignage avant de le publier.',
      'Tell us how it went. We read your testimonial before it appears on the site.',
      'Erzählen Sie, wie es war. Wir lesen Ihren Bericht, bevor er auf der Website erscheint.',
    ],
  ),
  page(
    'sign-newsletter',
    ['Nieuwsbrief', 'Newsletter', 'Newsletter', 'Newsletter'],
    ['nieuwsbrief', 'newsletter', 'newsletter', 'newsletter'],
    [
      'Nieuwe panden en wat er verandert op de markt, af en toe in uw mailbox. U schrijft zich met één klik weer uit.',
      'Les nouveaux biens et ce qui bouge sur le marché, de temps en temps dans votre boîte. Un clic suffit pour se désinscrire.',
      'New properties and what changes in the market, now and then in your mailbox. One click and you are off the list again.',
      'Neue Immobilien und was sich am Markt ändert, ab und zu in Ihrem Postfach. Mit einem Klick melden Sie sich wieder ab.',
    ],
  ),
  {
    originalPath: '/my-alert/', kind: 'personal', module: 'alert',
    title: inFour(['Uw inschrijving', 'Votre inscription', 'Your subscription', 'Ihre Anmeldung']),
    path: inFour(['mijn-inschrijving', 'mon-inscription', 'my-subscription', 'meine-anmeldung']),
    description: inFour([
      'Bevestig, wijzig of stop hier wat u ons vroeg te melden.',
      'Confirmez, modifiez ou arrêtez ici ce que vous nous avez demandé de vous annoncer.',
      'Confirm, change or stop here what you asked us to tell you.',
      'Bestätigen, ändern oder beenden Sie hier, was wir Ihnen melden sollen.',
    ]),
  },
  page(
    'document-request',
    ['Documenten opvragen', 'Demander les documents', 'Request documents', 'Unterlagen anfordern'],
    ['documenten-opvragen', 'demander-les-documents', 'request-documents', 'unterlagen-anfordern'],
    [
      'Zeg ons waarheen we de documenten mogen sturen.',
      'Dites-nous où envoyer les documents.',
      'Tell us where to send the documents.',
      'Sagen Sie uns, wohin wir die Unterlagen senden dürfen.',
    ],
  ),
  page(
    'purchase-offer',
    ['Doe een bod', 'Faire une offre', 'Make an offer', 'Angebot machen'],
    ['doe-een-bod', 'faire-une-offre', 'make-an-offer', 'angebot-machen'],
    [
      'Doe uw bod op dit pand. De makelaar bespreekt het met de eigenaar.',
      'Faites votre offre pour ce bien. L’agent en parle avec le propriétaire.',
      'Make your offer for this property. The agent discusses it with the owner.',
      'Machen Sie Ihr Angebot für diese Immobilie. Der Makler bespricht es mit dem Eigentümer.',
    ],
  ),
  page(
    'rent-application',
    ['Stel u kandidaat als huurder', 'Poser sa candidature', 'Apply to rent', 'Als Mieter bewerben'],
    ['kandidaat-huurder', 'candidature-locataire', 'apply-to-rent', 'mietbewerbung'],
    [
      'Stel u kandidaat voor dit pand. We vragen alleen wat de wet in dit gewest toelaat.',
      'Posez votre candidature pour ce bien. Nous ne demandons que ce que la loi permet dans cette région.',
      'Apply for this property. We ask only what the law of this region allows.',
      'Bewerben Sie sich für diese Immobilie. Wir fragen nur, was das Gesetz in dieser Region erlaubt.',
    ],
  ),
  {
    originalPath: '/my-request/', kind: 'personal', module: 'request',
    title: inFour(['Uw aanvraag', 'Votre demande', 'Your request', 'Ihre Anfrage']),
    path: inFour(['mijn-aanvraag', 'ma-demande', 'my-request', 'meine-anfrage']),
    description: inFour([
      'Zie hier hoe ver we zijn met wat u ons vroeg.',
      'Voyez ici où en est ce que vous nous avez demandé.',
      'See here how far we are with what you asked us.',
      'Sehen Sie hier, wie weit wir mit Ihrer Anfrage sind.',
    ]),
  },
  thanks('document-request', [
    'Uw vraag om documenten is bij ons aangekomen.',
    'Votre demande de documents nous est parvenue.',
    'Your request for documents has reached us.',
    'Ihre Anforderung ist bei uns angekommen.',
  ]),
  thanks('purchase-offer', [
    'Uw bod is bij ons aangekomen. De makelaar belt u zodra hij de eigenaar sprak.',
    'Votre offre nous est parvenue. L’agent vous appelle dès qu’il a parlé au propriétaire.',
    'Your offer has reached us. The agent will call you once he has spoken to the owner.',
    'Ihr Angebot ist bei uns angekommen. Der Makler ruft Sie an, sobald er mit dem Eigentümer gesprochen hat.',
  ]),
  thanks('rent-application', [
    'Uw kandidatuur is bij ons aangekomen. De makelaar laat u weten hoe het verdergaat.',
    'Votre candidature nous est parvenue. L’agent vous dira quelle est la suite.',
    'Your application has reached us. The agent will tell you what happens next.',
    'Ihre Bewerbung ist bei uns angekommen. Der Makler sagt Ihnen, wie es weitergeht.',
  ]),
]
