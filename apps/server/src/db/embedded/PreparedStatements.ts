import { parse, protocol, type messages, type PGlite } from '@electric-sql/pglite'
import type { StatementResult } from '../kyselyOver.js'

type Message = messages.BackendMessage

interface Prepared {
  name: string
  parameterTypes: number[]
  /** What a row looks like; undefined for a statement without rows. */
  row: Message | undefined
}

const { serialize } = protocol

/** Plans live in the memory of WebAssembly, which never shrinks: so many and no more. */
const limit = 500

/**
 * Statements with parameters on the one connection of PGlite, each parsed and analysed once, as the
 * pool does on PostgreSQL: what `PGlite.query` does in six messages every time. What was not used for
 * longest goes first.
 */
export class PreparedStatements {
  private readonly known = new Map<string, Prepared>()
  private readonly toClose: string[] = []
  private made = 0

  constructor(private readonly db: PGlite) {}

  run(text: string, params: readonly unknown[]): Promise<StatementResult> {
    return this.db.runExclusive(async () => {
      const statement = await this.find(text)
      const answer = await this.send(
        serialize.bind({ statement: statement.name, values: this.written(statement, params) }),
        serialize.execute(),
      )
      const described = statement.row ? [statement.row, ...answer] : answer
      const [result] = parse.parseResults(described, this.db.parsers)
      return { rows: result?.rows ?? [], affected: result?.affectedRows ?? 0 }
    })
  }

  /** After a change of the schema: a statement may have other columns now. */
  forget(): void {
    for (const { name } of this.known.values()) this.toClose.push(name)
    this.known.clear()
  }

  private async find(text: string): Promise<Prepared> {
    const found = this.known.get(text)
    this.known.delete(text)
    const statement = found ?? (await this.prepare(text))
    this.known.set(text, statement) // the last used one stands last
    for (const [oldest, { name }] of this.known) {
      if (this.known.size <= limit) break
      this.known.delete(oldest)
      this.toClose.push(name)
    }
    return statement
  }

  private async prepare(text: string): Promise<Prepared> {
    this.made += 1
    const name = `s${this.made}`
    const closing = this.toClose.splice(0).map((old) => serialize.close({ type: 'S', name: old }))
    const answer = await this.send(
      ...closing,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      row: answer.find((message) => message.name === 'rowDescription'),
    }
  }

  private written({ parameterTypes }: Prepared, params: readonly unknown[]): (string | null)[] {
    return params.map((param, index) => {
      if (param === null || param === undefined) return null
      const write = this.db.serializers[parameterTypes[index] ?? 0]
      if (write) return write(param)
      return typeof param === 'string' ? param : JSON.stringify(param)
    })
  }

  /** Messages of one exchange. @throws the database's error */
  private send(...parts: readonly Uint8Array[]): Promise<Message[]> {
    const message = Buffer.concat([...parts, serialize.sync()])
    return this.db.execProtocolStream(message, { syncToFs: false })
  }
}
