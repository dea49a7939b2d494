import { dependsOn, type PageData } from '../data/pageData.js'
import type { PageVariable, VariableValues } from '../data/variables.js'
import type { PageDataPort } from './PageDataPort.js'
import { QueryStore, type PageQueries, type QueryState } from './QueryStore.js'

/** The queries of a copy that has a value of its own: what depends on the variable is asked for it, all else is shared. */
export class RepeatedQueries implements PageQueries {
  private readonly own: QueryStore

  constructor(
    private readonly around: PageQueries,
    private readonly variable: PageVariable,
    values: VariableValues,
  ) {
    this.own = new QueryStore(around.port, around.data, values)
  }

  get port(): PageDataPort {
    return this.around.port
  }

  get data(): PageData {
    return this.around.data
  }

  stateOf(id: string): QueryState {
    return this.storeOf(id).stateOf(id)
  }

  observe(id: string, listener: () => void): () => void {
    return this.storeOf(id).observe(id, listener)
  }

  retry(id: string): void {
    this.storeOf(id).retry(id)
  }

  /** Other values: of the page around, or of the copy. */
  setValues(values: VariableValues): void {
    this.own.setValues(values)
  }

  /** Ends what goes on for the copy; what it shares goes on. */
  stop(): void {
    this.own.stop()
  }

  private storeOf(id: string): PageQueries {
    return dependsOn(this.data, id, this.variable) ? this.own : this.around
  }
}
