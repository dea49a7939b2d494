import {
  AppWindow,
  ChartLine,
  ChartPie,
  Clock,
  Gauge,
  Hash,
  History,
  Image,
  LayoutDashboard,
  LayoutGrid,
  Link,
  ListChecks,
  Loader,
  Mail,
  Megaphone,
  PanelsTopLeft,
  PanelTop,
  Puzzle,
  Square,
  Star,
  Table,
  Type,
  type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  'app-window': AppWindow,
  'chart-line': ChartLine,
  'chart-pie': ChartPie,
  clock: Clock,
  gauge: Gauge,
  hash: Hash,
  history: History,
  image: Image,
  'layout-dashboard': LayoutDashboard,
  'layout-grid': LayoutGrid,
  link: Link,
  'list-checks': ListChecks,
  loader: Loader,
  mail: Mail,
  megaphone: Megaphone,
  'panel-top': PanelTop,
  'panels-top-left': PanelsTopLeft,
  square: Square,
  star: Star,
  table: Table,
  text: Type,
}

/** The picture of a component in the palette; a piece of a puzzle for a name that is not known. */
export function widgetIcon(name: string): LucideIcon {
  return Object.hasOwn(icons, name) ? (icons[name] ?? Puzzle) : Puzzle
}
