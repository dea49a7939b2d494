/** A block of an event stream: an event, or only a place or a wait. */
export interface StreamBlock {
  name: string
  /** Undefined in a block that is no event. */
  data: string | undefined
  /** The `id`, where the block has one. */
  place: string | undefined
  /** Milliseconds to wait before connecting again, where the block says so. */
  retry: number | undefined
}

/** Takes text as it arrives and gives whole blocks, as the event stream format has them. */
export class EventStreamReader {
  private rest = ''

  read(text: string): StreamBlock[] {
    const blocks = `${this.rest}${text}`.replaceAll('\r\n', '\n').split('\n\n')
    this.rest = blocks.pop() ?? ''
    return blocks.map(blockOf)
  }
}

function blockOf(text: string): StreamBlock {
  const block: StreamBlock = {
    name: 'message',
    data: undefined,
    place: undefined,
    retry: undefined,
  }
  for (const line of text.split('\n')) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
    if (field === 'event') block.name = value
    else if (field === 'id') block.place = value
    else if (field === 'data') {
      block.data = block.data === undefined ? value : `${block.data}\n${value}`
    } else if (field === 'retry' && /^\d+$/.test(value)) block.retry = Number(value)
  }
  return block
}
