import type { DemoArticle, PerLanguage, Written } from './content-types'
import { DEMO_FOOTER } from './shell-footer'
import { DEMO_MENU } from './shell-menu'
import type { DemoFooter, DemoMenuEntry } from './shell-types'

interface DemoBarItem {
  label: PerLanguage
  /** An original path, or a tel or mailto address. */
  link: string
  icon?: 'phone' | 'mail' | 'log-in'
}

interface DemoButton {
  label: PerLanguage
  /** Original path. */
  target: string
  emphasis: 'strong' | 'quiet'
}

interface DemoPopup {
  published: boolean
  /** Seconds. */
  delay: number
  title: PerLanguage
  /** Plain text. */
  description: Written
  /** Original path. */
  target: string
  linkLabel: PerLanguage
  picture: DemoArticle['picture']
}

interface DemoShell {
  menu: readonly DemoMenuEntry[]
  topBar: { left: readonly DemoBarItem[]; right: readonly DemoBarItem[] }
  headerButtons: readonly DemoButton[]
  footer: DemoFooter
  popup: DemoPopup
}

/** Menu, top bar, header buttons, footer and popup of the demo site. Spec §2 "Shared shell". */
export const DEMO_SHELL: DemoShell = {
  menu: DEMO_MENU,
  topBar: {
    left: [
      {
        label: {
          nl: '022 00 02 58',
          fr: '022 00 02 58',
          en: '022 00 02 58',
          de: '022 00 02 58',
        },
        link: 'tel:022000258',
        icon: 'phone',
      },
      {
        label: {
          nl: 'info@orlinde.example',
          fr: 'info@orlinde.example',
          en: 'info@orlinde.example',
          de: 'info@orlinde.example',
        },
        link: 'mailto:info@orlinde.example',
        icon: 'mail',
      },
    ],
    right: [
      {
        label: {
          nl: 'Eigenaarslogin',
          fr: 'Connexion du propriétaire',
          en: 'Owner login',
          de: 'Eigentümer-Login',
        },
        link: '/login/',
        icon: 'log-in',
      },
    ],
  },
  headerButtons: [
    {
      label: {
        nl: 'Gratis schatting',
        fr: 'Estimation gratuite',
        en: 'Free valuation',
        de: 'Kostenlose Schätzung',
      },
      target: '/contact-demand/',
      emphasis: 'strong',
    },
    {
      label: {
        nl: 'Mijn zoekopdracht',
        fr: 'Ma recherche',
        en: 'My search',
        de: 'Mein Suchauftrag',
      },
      target: '/demand-register/',
      emphasis: 'quiet',
    },
  ],
  footer: DEMO_FOOTER,
  popup: {
    published: true,
    // Whoever stays on a page: nobody is met at the door.
    delay: 45,
    title: {
      nl: 'Wat is uw woning waard?',
      fr: 'Que vaut votre bien ?',
      en: 'What is your home worth?',
      de: 'Was ist Ihr Haus wert?',
    },
    description: {
      nl: 'Een makelaar van het dichtstbijzijnde kantoor komt langs, kijkt rond en bezorgt u een onderbouwde schatting op papier. Gratis, en zonder dat u iets hoeft te beslissen.',
      fr: 'Un agent de l’agence la plus proche passe chez vous, regarde et vous remet une estimation argumentée par écrit. C’est gratuit, et vous n’avez rien à décider.',
      en: 'An agent from the nearest office comes round, has a good look and gives you a reasoned valuation in writing. It is free, and you need not decide anything.',
      de: 'Ein Makler aus dem nächsten Büro kommt vorbei, sieht sich um und gibt Ihnen eine begründete Schätzung auf Papier. Kostenlos und ohne Verpflichtung.',
    },
    target: '/contact-demand/',
    picture: 'keys',
    linkLabel: {
      nl: 'Vraag een gratis schatting',
      fr: 'Demander une estimation gratuite',
      en: 'Ask for a free valuation',
      de: 'Kostenlose Schätzung anfragen',
    },
  },
}
