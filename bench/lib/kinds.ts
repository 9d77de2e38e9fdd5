const LINKS: Record<'nl' | 'fr', [kind: string, path: string, below?: RegExp][]> = {
  nl: [
    ['home', '/'],
    ['list', '/te-koop/'],
    ['property', '/te-koop/', /href="(\/te-koop\/[a-z-]+\/[a-z-]+\/\d+\/)"/],
    ['projects', '/projecten/'],
    ['project', '/projecten/', /href="(\/projecten\/[a-z-]+\/[a-z-]+\/\d+\/)"/],
    ['articles', '/diensten/'],
    ['article', '/diensten/verkopen/'],
    ['questions', '/faq/'],
    ['team', '/team/'],
    ['contact', '/contact/'],
    ['form', '/gratis-schatting/'],
    ['favourites', '/favorieten/'],
    ['login', '/login/'],
  ],
  fr: [
    ['home', '/fr/'],
    ['list', '/fr/a-vendre/'],
    ['property', '/fr/a-vendre/', /href="(\/fr\/a-vendre\/[a-z-]+\/[a-z-]+\/\d+\/)"/],
    ['projects', '/fr/projects/'],
    ['project', '/fr/projects/', /href="(\/fr\/projects\/[a-z-]+\/[a-z-]+\/\d+\/)"/],
    ['articles', '/fr/services/'],
    ['questions', '/fr/faq/'],
    ['team', '/fr/equipe/'],
    ['contact', '/fr/contact/'],
    ['form', '/fr/estimation-gratuite/'],
    ['favourites', '/fr/favoris/'],
    ['login', '/fr/login/'],
  ],
}

/** One page of each kind of the demo, in one language: what it is, and its path. */
export async function kindsOfPages(url: string, language: 'nl' | 'fr' = 'nl'): Promise<[kind: string, path: string][]> {
  return Promise.all(
    LINKS[language].map(async ([kind, path, below]): Promise<[string, string]> => {
      const answer = await fetch(url + path)
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
      if (!below) return [kind, path]
      const found = below.exec(await answer.text())?.[1]
      if (!found) throw new Error(`No ${kind} on ${path}`)
      return [kind, found]
    }),
  )
}
