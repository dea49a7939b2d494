import { createTransport, type Transporter } from 'nodemailer'
import { UndeliverableError, type Outbox, type OutgoingMessage } from './Outbox.js'

const timeoutMs = 10_000

/** Mail by SMTP. Encryption is asked for where the URL does not start with `smtp://localhost`. */
export class MailDriver implements Outbox {
  private readonly transport: Transporter

  constructor(
    url: string,
    private readonly from: string,
  ) {
    const { hostname, protocol } = new URL(url)
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: 2,
      requireTLS: protocol === 'smtp:' && !isHere,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  async send({ to, subject, text, html }: OutgoingMessage): Promise<void> {
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: to ?? '' },
        subject: subject ?? '',
        text,
        ...(html === undefined ? {} : { html }),
      })
    } catch (error) {
      const code = (error as { responseCode?: number }).responseCode ?? 0
      if (code >= 500) throw new UndeliverableError(`The mail server refused: ${code}`)
      throw error
    }
  }

  close(): Promise<void> {
    this.transport.close()
    return Promise.resolve()
  }
}
