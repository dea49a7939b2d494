import { Carry } from './Carry.js'
import type { Clipboard } from '../index.js'
import type { DesignSession } from './DesignSession.js'
import { idOf, isSameSlot, itemOf } from './places.js'

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const farStep = 5

/** Of copy, cut and paste. */
const clipboardKeys: ReadonlySet<string> = new Set(['c', 'x', 'v'])

/** Listens to the keys of a canvas. @returns takes the listeners away, and cancels what is carried */
export function attachKeyboard(root: HTMLElement, session: DesignSession): () => void {
  const keyboard = new Keyboard(session)
  const onKey = (event: KeyboardEvent) => {
    const isOwn = event.target === root || itemOf(event.target) === event.target
    if (isOwn && keyboard.press(event)) event.preventDefault()
  }
  const onFocus = (event: FocusEvent) => {
    const id = idOf(event.target)
    if (id === undefined || itemOf(event.target) !== event.target) return
    if (id !== session.focusedId) keyboard.cancel()
    session.setTabStop(id)
  }
  /** A press is about something else than what the keys hold. */
  const onPress = () => keyboard.cancel()
  /** Whoever leaves, the window too, with something in hand leaves it where it was. */
  const onBlur = (event: FocusEvent) => {
    const { relatedTarget } = event
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) keyboard.cancel()
  }
  root.addEventListener('keydown', onKey)
  root.addEventListener('focusin', onFocus)
  root.addEventListener('focusout', onBlur)
  root.addEventListener('pointerdown', onPress, { capture: true })
  return () => {
    root.removeEventListener('keydown', onKey)
    root.removeEventListener('focusin', onFocus)
    root.removeEventListener('focusout', onBlur)
    root.removeEventListener('pointerdown', onPress, { capture: true })
    keyboard.cancel()
  }
}

class Keyboard {
  private carry: Carry | undefined
  private clipboard: Clipboard | undefined

  constructor(private readonly session: DesignSession) {}

  /** @returns whether the key means something here */
  press(event: KeyboardEvent): boolean {
    const { key } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (event.altKey || event.isComposing) return false
    if (this.carry?.refusal) this.carry.lose() // somebody else ended it without a word
    const arrow = arrows[key]
    if (arrow) return this.arrow(arrow, event.shiftKey, isCommand)
    if (this.carry) return this.whileCarrying(key, event.shiftKey)
    if (isCommand) return this.command(key.toLowerCase(), event.shiftKey)
    return this.whileIdle(key)
  }

  cancel(): void {
    const { carry } = this
    this.carry = undefined
    carry?.cancelAloud()
  }

  private arrow(step: { x: number; y: number }, isResize: boolean, isFar: boolean): boolean {
    if (!this.carry && !isResize) {
      if (isFar) return false
      this.go(step.x + step.y)
      return true
    }
    if (isResize && this.carry?.kind !== 'resize') {
      if (this.carry?.isAway) {
        this.session.speak(this.session.messages.dropFirst)
        return true
      }
      this.carry?.cancel()
      this.carry = undefined
      this.begin('resize')
    }
    const { carry } = this
    if (!carry) return true
    const cells = isFar ? farStep : 1
    const refusal = carry.to({ x: carry.by.x + step.x * cells, y: carry.by.y + step.y * cells })
    if (refusal) this.session.speakReason(refusal)
    else this.speakPlace(carry)
    return true
  }

  private whileCarrying(key: string, isBack: boolean): boolean {
    if (key === 'Escape') this.cancel()
    else if (key === ' ' || key === 'Enter') this.drop()
    else if (key === 'Tab') this.nextContainer(isBack ? -1 : 1)
    // Nothing else while something is in hand: it would be done to what is only shown.
    return true
  }

  private whileIdle(key: string): boolean {
    const { session } = this
    const { designer } = session
    switch (key) {
      case ' ':
      case 'Enter':
        this.begin('drag')
        return true
      case 'Delete':
      case 'Backspace':
        this.remove()
        return true
      case 'Home':
      case 'End':
        session.focus(session.reading().at(key === 'Home' ? 0 : -1) ?? null)
        return true
      case 'Escape':
        if (designer.selection.ids.length === 0) return false
        designer.selection.clear()
        return true
      default:
        return false
    }
  }

  private command(key: string, isShift: boolean): boolean {
    const { session } = this
    const { designer, messages } = session
    const ids = session.concerned()
    const name = session.nameOfAll(ids)
    if (session.hasSharedClipboard && clipboardKeys.has(key)) return false
    switch (key) {
      case 'z':
        this.replay(isShift ? 'redo' : 'undo')
        return true
      case 'y':
        this.replay('redo')
        return true
      case 'a': {
        const { parent = null, slot = 'main' } = designer.get(session.focusedId ?? '') ?? {}
        const all = designer.selection.readingOrder(parent, slot)
        designer.selection.select(all)
        session.speak(messages.allSelected(all.length))
        return true
      }
      case 'c':
        this.clipboard = designer.commands.copy(ids) ?? this.clipboard
        if (ids.length > 0) session.speak(messages.copied(name))
        return true
      case 'x': {
        const cut = designer.commands.cut(ids)
        if (cut) {
          this.clipboard = cut
          session.speak(messages.cut(name))
        } else this.refuse('cut', ids)
        return true
      }
      case 'v': {
        const { parent = null, slot = 'main' } = designer.get(session.focusedId ?? '') ?? {}
        this.take(designer.commands.paste(this.clipboard, { parent, slot }), messages.pasted)
        return true
      }
      case 'd':
        this.take(designer.commands.duplicate(ids), messages.duplicated)
        return true
      default:
        return false
    }
  }

  /** What is new is selected and has the focus. */
  private take(
    result: ReturnType<DesignSession['designer']['commands']['paste']>,
    say: (name: string) => string,
  ): void {
    const { session } = this
    if (!result.ok) {
      session.speakReason(result.reason)
      return
    }
    session.designer.selection.select(result.ids)
    session.focus(result.ids[0] ?? null)
    session.speak(say(session.nameOfAll(result.ids)))
  }

  private refuse(command: 'cut' | 'remove', ids: readonly string[]): void {
    const permission = this.session.designer.can(command, ids)
    if (!permission.ok) this.session.speakReason(permission.reason)
  }

  private remove(): void {
    const { session } = this
    const ids = session.concerned()
    const name = session.nameOfAll(ids)
    const result = session.designer.commands.remove(ids)
    if (result.ok) session.speak(session.messages.removed(name))
    else session.speakReason(result.reason)
  }

  private replay(direction: 'undo' | 'redo'): void {
    const { session } = this
    const { designer, messages } = session
    const isDone = designer[direction]()
    const [done, none] =
      direction === 'undo'
        ? [messages.undone, messages.nothingToUndo]
        : [messages.redone, messages.nothingToRedo]
    session.speak(isDone ? done : none)
    if (isDone) session.focus(session.focusedId ?? null)
  }

  private go(by: number): void {
    const { session } = this
    const ids = session.reading()
    const at = ids.indexOf(session.focusedId ?? '')
    const next = ids[Math.max(0, Math.min(ids.length - 1, at + by))]
    if (next !== undefined) session.focus(next)
  }

  private begin(kind: 'drag' | 'resize'): void {
    const { session } = this
    const id = session.focusedId
    if (id === undefined) return
    const ids = kind === 'drag' ? session.concerned() : [id]
    if (!session.designer.selection.has(id)) session.designer.selection.select([id])
    const carry = new Carry(session, kind, ids, () => (this.carry = undefined))
    if (carry.refusal) {
      session.speakReason(carry.refusal)
      return
    }
    this.carry = carry
    const { messages } = session
    const say = kind === 'drag' ? messages.pickedUp : messages.resizing
    session.speak(say(session.nameOfAll(carry.ids)), carry.where)
  }

  private drop(): void {
    const { carry, session } = this
    this.carry = undefined
    if (carry?.dropAloud()) session.focus(session.focusedId ?? null)
  }

  private nextContainer(by: 1 | -1): void {
    const { carry, session } = this
    const { messages, designer } = session
    const own = carry?.first
    if (!carry || !own || carry.kind === 'resize') return
    const places = session
      .shownSlots()
      .filter(
        (one) =>
          one.layout !== 'none' &&
          !isWithin(session, one.parent, carry.ids) &&
          session.takes(one, carry.ids),
      )
    const now = session.drop ?? own
    const at = places.findIndex((one) => isSameSlot(one, now))
    const next = places[(at + by + places.length) % places.length]
    if (!next || places.length < 2) {
      session.speak(messages.noContainer)
      return
    }
    const { parent, slot } = next
    const target = { parent, slot, x: 0, y: 0, w: own.w, h: own.h }
    const index = next.layout === 'list' && { index: designer.children(parent, slot).length }
    carry.goInto(isSameSlot(next, own) ? null : { ...target, ...index })
    const name =
      parent === null ? messages.slots[slot] : session.nameOf(designer.get(parent) ?? own)
    session.speak(messages.toContainer(name ?? slot), carry.where)
  }

  private speakPlace(carry: Carry): void {
    const { messages, drop } = this.session
    const place = drop ?? carry.first
    if (!place) return
    this.session.speak(
      carry.kind === 'resize' ? messages.size(place) : carry.where,
      carry.displacedInWords,
    )
  }
}

function isWithin(session: DesignSession, parent: string | null, ids: readonly string[]): boolean {
  for (let above = parent; above !== null;) {
    if (ids.includes(above)) return true
    above = session.designer.get(above)?.parent ?? null
  }
  return false
}
