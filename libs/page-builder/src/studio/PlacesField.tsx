import { Button } from '@chakra-ui/react/button'
import { FieldGroup, useField, useMessages, type FieldProps } from '@spruce/shell-ui'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PictureMapProps } from '../widgets/picture-map/props.js'
import { PanelInput } from './PanelInput.js'
import { PanelSelect } from './PanelSelect.js'
import { placesMessages } from './placesMessages.js'
import { StudioTool } from './StudioTool.js'

/** Where something stands on a picture, in percent of its width and height. */
export type Place = PictureMapProps['places'][number]

/** Props of PlacesField. */
export interface PlacesFieldProps extends FieldProps {
  /** Address of the picture. */
  picture: string
  /** What the picture shows. */
  alt: string
  /** What can be placed; none: names are typed. */
  names: readonly string[]
}

/** So many places a picture has at most. */
const mostPlaces = 200

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Points on a picture and a list of them beside it. The draft holds them in their order. */
export function PlacesField(props: PlacesFieldProps) {
  const { picture, alt, names } = props
  const words = useMessages(placesMessages)
  const { control, attach, error } = useField<readonly Place[]>(props)
  const places = control.value
  const [chosen, setChosen] = useState<number>()
  const [said, setSaid] = useState('')
  const [isBroken, setBroken] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const wanted = useRef<number>(undefined)
  const isFull = places.length >= mostPlaces
  const nameOf = ({ name }: Place) => name || words.unnamed
  const sayPoint = (at: number, place: Place) =>
    words.point(at + 1, nameOf(place), place.x, place.y)
  const place = chosen === undefined ? undefined : places[chosen]

  useLayoutEffect(() => {
    const at = wanted.current
    if (at === undefined) return
    wanted.current = undefined
    const point = box.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)
    const other = box.current?.querySelector<HTMLElement>('[data-add]')
    ;(point ?? other)?.focus()
  })

  function put(at: number, next: Place) {
    control.onChange(places.map((one, index) => (index === at ? next : one)))
  }

  function add(x: number, y: number): number | undefined {
    if (isFull) return undefined
    const taken = new Set(places.map(({ name }) => name))
    const made = { name: names.find((name) => !taken.has(name)) ?? '', x, y }
    control.onChange([...places, made])
    setSaid(words.added(sayPoint(places.length, made)))
    return places.length
  }

  function move(at: number, x: number, y: number) {
    const before = places[at]
    if (!before) return
    put(at, { ...before, x: within(x), y: within(y) })
    setSaid(words.at(within(x), within(y)))
  }

  function remove(at: number) {
    const gone = places[at]
    if (!gone) return
    control.onChange(places.filter((_, index) => index !== at))
    setSaid(words.removed(nameOf(gone)))
    setChosen(undefined)
    wanted.current = Math.min(at, places.length - 2)
  }

  /** Places the chosen point where the picture was clicked, or adds one there. */
  const hit = useEffectEvent(({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = image.current?.getBoundingClientRect() ?? noBox
    if (width === 0 || height === 0 || control.isDisabled) return
    const [x, y] = [((clientX - left) / width) * 100, ((clientY - top) / height) * 100]
    if (chosen === undefined || !places[chosen]) add(within(x), within(y))
    else {
      move(chosen, x, y)
      wanted.current = chosen
    }
  })
  useEffect(() => {
    const element = image.current
    const click = (event: MouseEvent) => hit(event)
    element?.addEventListener('click', click)
    return () => element?.removeEventListener('click', click)
  }, [])

  function press(
    event: { key: string; shiftKey: boolean; preventDefault: () => void },
    at: number,
  ) {
    const { key, shiftKey } = event
    const here = places[at]
    const [dx, dy] = (Object.hasOwn(arrows, key) && arrows[key]) || [0, 0]
    if (!here || (dx === 0 && dy === 0 && key !== 'Delete')) return
    event.preventDefault()
    const step = shiftKey ? 5 : 1
    if (key === 'Delete') remove(at)
    else move(at, here.x + dx * step, here.y + dy * step)
  }

  return (
    <FieldGroup {...props} field={{ control, error }}>
      <div ref={box} className="sp-studio-marks">
        <div className="sp-studio-marks-side">
          <div className="sp-studio-marks-picture">
            <img
              ref={image}
              src={picture}
              alt={alt}
              referrerPolicy="no-referrer"
              onError={() => setBroken(true)}
            />
            {places.map((one, at) => (
              <button
                key={at}
                type="button"
                className="sp-studio-mark"
                data-at={at}
                aria-label={sayPoint(at, one)}
                aria-pressed={at === chosen}
                title={nameOf(one)}
                style={{ left: `${one.x}%`, top: `${one.y}%` }}
                onFocus={() => setChosen(at)}
                onClick={() => setChosen(at)}
                onKeyDown={(event) => press(event, at)}
              >
                {at + 1}
              </button>
            ))}
          </div>
          {isBroken && <p className="sp-studio-note">{words.pictureFailed}</p>}
          {!control.isDisabled && (
            <p className="sp-studio-note">{place ? words.puts(nameOf(place)) : words.adds}</p>
          )}
          <p className="sp-sr-only" role="status">
            {said}
          </p>
        </div>
        <div className="sp-studio-marks-side">
          <div className="sp-studio-step-add">
            <Button
              ref={attach}
              type="button"
              size="xs"
              variant="outline"
              colorPalette="gray"
              data-add=""
              disabled={isFull}
              onClick={() => {
                wanted.current = add(50, 50)
              }}
            >
              <Plus size={14} aria-hidden />
              {words.add}
            </Button>
            {place && (
              <button
                type="button"
                className="sp-text-button"
                onClick={() => {
                  setChosen(undefined)
                  wanted.current = -1 // this button goes: on to the one beside it
                }}
              >
                {words.free}
              </button>
            )}
          </div>
          {places.length === 0 && <p className="sp-studio-note">{words.none}</p>}
          <ol className="sp-studio-marks-list" aria-label={words.places}>
            {places.map((one, at) => (
              <li key={at} data-chosen={at === chosen || undefined}>
                <button
                  type="button"
                  className="sp-text-button"
                  aria-pressed={at === chosen}
                  aria-label={words.named(at + 1, nameOf(one))}
                  onClick={() => setChosen(at === chosen ? undefined : at)}
                >
                  {at + 1}
                </button>
                <div className="sp-studio-step-cell">
                  <NameControl
                    {...{ names }}
                    label={words.nameOf(at + 1)}
                    name={one.name}
                    onChange={(name) => put(at, { ...one, name })}
                  />
                </div>
                <StudioTool icon={Trash2} label={words.remove(at + 1)} onPress={() => remove(at)} />
                <span className="sp-studio-note">{words.at(one.x, one.y)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </FieldGroup>
  )
}

interface NameControlProps {
  readonly label: string
  readonly name: string
  readonly names: readonly string[]
  readonly onChange: (name: string) => void
}

/** What stands at a point: one of the names that the query answered, else whatever is typed. */
function NameControl({ label, name, names, onChange }: NameControlProps) {
  const { unnamed } = useMessages(placesMessages)
  if (names.length === 0) {
    return <PanelInput {...{ label, onChange }} value={name} isDisabled={false} />
  }
  // What is written down is shown, even where the query does not answer it.
  const values = [...new Set(['', name, ...names])]
  return (
    <PanelSelect
      {...{ label, onChange }}
      value={name}
      options={values.map((value) => ({ value, label: value || unnamed }))}
    />
  )
}

/** On the picture, to a tenth of a percent. */
function within(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share * 10) / 10))
}

const noBox = { left: 0, top: 0, width: 0, height: 0 }
