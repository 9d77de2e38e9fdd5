import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  from: string
  /** The recipients of the envelope. */
  to: string[]
  raw: string
  mail: ParsedMail
}

/** A real SMTP server on a port of this machine, with what it has taken. */
export interface MailServer {
  port: number
  received: ReceivedMail[]
  stop: () => Promise<void>
}

type Handlers = Pick<SMTPServerOptions, 'onConnect' | 'onRcptTo'>

/** Starts one; on port 0 a free one is chosen. `handlers` may refuse, or never answer; `taken` is told of each mail. */
export async function startMailServer(port = 0, handlers: Handlers = {}, taken: (mail: ReceivedMail) => void = () => undefined): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'], logger: false, closeTimeout: 100, ...handlers,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        void simpleParser(raw).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom ? mailFrom.address : ''
          const one = { from, to: rcptTo.map(({ address }) => address), raw, mail }
          received.push(one)
          taken(one)
          done()
        }, done)
      })
    },
  })
  // A client that gives up is none of its business.
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    received,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
}

/** Starts one to which the site of this process sends, as Habitat; before the configuration is loaded, which reads the environment. */
export async function startMailOfSite(): Promise<MailServer> {
  const server = await startMailServer()
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'Habitat <noreply@habitat.example>',
    SITE_URL: 'https://www.habitat.example',
  })
  return server
}
