import { GripVertical, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useMessages } from '../public/index.js'
import { isLinkable } from './isLinkable.js'
import type { Favorite } from './menus.js'
import { shellMessages } from './messages.js'
import { isPlainClick } from './TabLink.js'
import { moved, useReorder } from './useReorder.js'

/** @public */
export interface FavoriteListProps {
  /** The favourites, in their order. */
  favorites: readonly Favorite[]
  /** Receives the whole list in its new order. Without it the list is only followed. */
  onChange?: (favorites: readonly Favorite[]) => void
  /** A favourite was followed. */
  onNavigate: (favorite: Favorite) => void
}

/**
 * The favourite menus. The grip moves one by mouse, finger or the up and down keys; removing shows
 * on hover, on focus and always on touch screens; Delete removes too. @public
 */
export function FavoriteList({ favorites, onChange, onNavigate }: FavoriteListProps) {
  const messages = useMessages(shellMessages)
  const [news, setNews] = useState('')
  const { listRef, handleProps, itemStyle, draggedIndex } = useReorder({ axis: 'y', onMove: move })

  function move(from: number, to: number) {
    const favorite = favorites[from]
    if (!favorite || to < 0 || to >= favorites.length) return
    onChange?.(moved(favorites, from, to))
    setNews(messages.moved(favorite.name, to + 1, favorites.length))
  }

  function remove(menuId: string) {
    onChange?.(favorites.filter((favorite) => favorite.menuId !== menuId))
  }

  function moveByKey(event: KeyboardEvent, index: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!step) return
    event.preventDefault()
    move(index, index + step)
  }

  if (favorites.length === 0) {
    return onChange ? <p className="shell-hint">{messages.noFavorites}</p> : null
  }
  return (
    <>
      <ul
        className="shell-favorites"
        aria-label={messages.favorites}
        ref={(list) => {
          listRef.current = list
        }}
      >
        {favorites.map((favorite, index) => (
          <li
            key={favorite.menuId}
            className="shell-favorite"
            data-reorder-item
            data-dragged={draggedIndex === index || undefined}
            style={itemStyle(index)}
          >
            {onChange && (
              <button
                type="button"
                className="shell-grip"
                aria-label={messages.moveFavorite(favorite.name)}
                {...handleProps(index)}
                onKeyDown={(event) => moveByKey(event, index)}
              >
                <GripVertical size={14} aria-hidden />
              </button>
            )}
            <a
              className="shell-menu-row"
              href={isLinkable(favorite.path) ? favorite.path : undefined}
              title={favorite.name}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onNavigate(favorite)
              }}
              onKeyDown={(event) => {
                if (event.key === 'Delete') remove(favorite.menuId)
              }}
            >
              <span className="shell-menu-name">{favorite.name}</span>
            </a>
            {onChange && (
              <button
                type="button"
                className="shell-remove"
                aria-label={messages.removeFavorite(favorite.name)}
                title={messages.removeFavorite(favorite.name)}
                onClick={() => remove(favorite.menuId)}
              >
                <X size={14} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      <span className="shell-only-read" role="status">
        {news}
      </span>
    </>
  )
}
