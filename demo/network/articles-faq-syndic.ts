import type { DemoArticle } from './content-types'

/** What co-owners ask about the manager of their building. Spec §2. */
export const FAQ_SYNDIC: DemoArticle = {
  originalPath: '/faq/syndic/',
  category: 'faq',
  name: { nl: 'Syndicus', fr: 'Syndic', en: 'Property management', de: 'Hausverwaltung' },
  picture: 'building',
  intro: {
    nl: 'Over de algemene vergadering, de kosten en wie u belt als er iets lekt.',
    fr: 'Sur l’assemblée générale, les charges et qui appeler en cas de fuite.',
    en: 'About the general meeting, the costs and whom to ring when something leaks.',
    de: 'Über die Eigentümerversammlung, die Kosten und wen Sie bei einem Leck anrufen.',
  },
  html: {
    nl: '<p>Wat een syndicus doet in de loop van een jaar, leest u bij <a href="/services/syndic/">syndicus</a>.</p>',
    fr: '<p>Ce que fait un syndic au fil d’une année est décrit sous <a href="/services/syndic/">syndic</a>.</p>',
    en: '<p>What a manager does in the course of a year is described under <a href="/services/syndic/">property management</a>.</p>',
  },
  questions: [
    {
      question: {
        nl: 'Hoe verandert een gebouw van syndicus?',
        fr: 'Comment un immeuble change-t-il de syndic ?',
        en: 'How does a building change its manager?',
      },
      answer: {
        nl: '<p>De algemene vergadering beslist bij volstrekte meerderheid. Zet het punt tijdig op de agenda; wij bezorgen u vooraf een offerte op maat van het gebouw.</p>',
        fr: '<p>L’assemblée générale décide à la majorité absolue. Faites inscrire le point à l’ordre du jour à temps ; nous vous remettons au préalable une offre adaptée à l’immeuble.</p>',
        en: '<p>The general meeting decides by absolute majority. Have the item put on the agenda in good time; we will give you a quotation tailored to the building beforehand.</p>',
      },
    },
    {
      question: {
        nl: 'Wat doet u bij een dringende herstelling?',
        fr: 'Que faites-vous en cas de réparation urgente ?',
        en: 'What do you do when a repair is urgent?',
      },
      answer: {
        nl: '<p>De syndicus treft zelf de bewarende maatregelen die nodig zijn, zoals bij een lek, en brengt de mede-eigenaars meteen op de hoogte. Grotere werken legt hij aan de vergadering voor.</p>',
        fr: '<p>Le syndic prend lui-même les mesures conservatoires nécessaires, par exemple en cas de fuite, et en informe aussitôt les copropriétaires. Il soumet les travaux plus importants à l’assemblée.</p>',
        en: '<p>The manager takes the protective measures that are needed, for instance when there is a leak, and informs the co-owners at once. Larger works are put to the meeting.</p>',
      },
    },
    {
      question: {
        nl: 'Wat zit er in het ereloon?',
        fr: 'Que comprennent les honoraires ?',
        en: 'What does the fee include?',
      },
      answer: {
        nl: '<p>Het gewone beheer: de boekhouding, de jaarlijkse vergadering, de opvolging van contracten en het onderhoud. Extra werk, zoals een bijkomende vergadering of de opvolging van een grote renovatie, staat met een prijs in de overeenkomst.</p>',
        fr: '<p>La gestion courante : comptabilité, assemblée annuelle, suivi des contrats et de l’entretien. Les prestations supplémentaires, comme une assemblée extraordinaire ou le suivi d’une grosse rénovation, figurent avec un prix dans le contrat.</p>',
        en: '<p>The ordinary management: accounts, annual meeting, keeping track of contracts and maintenance. Extra work, such as an additional meeting or the supervision of a major renovation, is listed with a price in the contract.</p>',
      },
    },
    {
      question: {
        nl: 'Hoe zet ik een punt op de agenda?',
        fr: 'Comment inscrire un point à l’ordre du jour ?',
        en: 'How do I put an item on the agenda?',
      },
      answer: {
        nl: '<p>Stuur het schriftelijk aan uw beheerder, ruim voor de vergadering, met een voorstel waarover gestemd kan worden. Een offerte of een foto erbij maakt de bespreking korter.</p>',
        fr: '<p>Envoyez-le par écrit à votre gestionnaire, bien avant l’assemblée, avec une proposition qui puisse être votée. Un devis ou une photo abrège la discussion.</p>',
        en: '<p>Send it to your manager in writing, well before the meeting, with a proposal that can be voted on. A quotation or a photograph makes for a shorter discussion.</p>',
      },
    },
    {
      question: {
        nl: 'Waarvoor dienen het werkkapitaal en het reservekapitaal?',
        fr: 'À quoi servent le fonds de roulement et le fonds de réserve ?',
        en: 'What are the working capital and the reserve fund for?',
      },
      answer: {
        nl: '<p>Met het werkkapitaal betaalt de syndicus de lopende kosten, zoals verlichting, schoonmaak en verzekering. Het reservekapitaal spaart voor wat niet elk jaar terugkomt, zoals een nieuw dak. In uw afrekening staan ze apart.</p>',
        fr: '<p>Le fonds de roulement paie les frais courants, comme l’éclairage, le nettoyage et l’assurance. Le fonds de réserve met de côté pour ce qui ne revient pas chaque année, comme une nouvelle toiture. Votre décompte les distingue.</p>',
        en: '<p>From the working capital the manager pays the running costs, such as lighting, cleaning and insurance. The reserve fund saves for what does not come round every year, such as a new roof. Your statement shows them separately.</p>',
      },
    },
    {
      question: {
        nl: 'Ik verkoop mijn appartement. Wat bezorgt de syndicus?',
        fr: 'Je vends mon appartement. Que fournit le syndic ?',
        en: 'I am selling my apartment. What does the manager supply?',
      },
      answer: {
        nl: '<p>De stukken over de mede-eigendom: de stand van de kapitalen, de laatste verslagen en afrekeningen, en wat er aan werken beslist is. Vraag ze aan zodra u aan verkopen denkt, dan ligt uw dossier klaar voor het eerste bezoek.</p>',
        fr: '<p>Les documents de la copropriété : l’état des fonds, les derniers procès-verbaux et décomptes, et les travaux décidés. Demandez-les dès que vous songez à vendre : votre dossier sera prêt avant la première visite.</p>',
        en: '<p>The papers of the co-ownership: the state of the funds, the latest minutes and statements, and any works that have been decided. Ask for them as soon as you think of selling, and your file will be ready before the first visit.</p>',
      },
    },
  ],
}
