const AGENT = { email: 'agent@odd.example', password: 'four words in a row' }

/** The session of an agent of the first agency, whom the administrator of a running site creates. */
export async function agentToken(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const post = async (path: string, data: object, token?: string): Promise<{ token?: string }> => {
    const authorization = token && { Authorization: `JWT ${token}` }
    const headers = { 'Content-Type': 'application/json', ...authorization }
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(data) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { token?: string }
  }
  const { token } = await post('/users/login', { email, password })
  await post('/users', { ...AGENT, name: 'Odd', roles: ['agent'], agency: 1 }, token)
  const session = await post('/users/login', AGENT)
  return session.token ?? ''
}
