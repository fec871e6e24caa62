/** Glyphs of the icons that content and components name, one import each so that a build reads no others. */
import BadgeCheck from '@lucide/astro/icons/badge-check';
import BadgeDollarSign from '@lucide/astro/icons/badge-dollar-sign';
import Banknote from '@lucide/astro/icons/banknote';
import BookOpen from '@lucide/astro/icons/book-open';
import Building from '@lucide/astro/icons/building';
import Calculator from '@lucide/astro/icons/calculator';
import CalendarCheck from '@lucide/astro/icons/calendar-check';
import ChartLine from '@lucide/astro/icons/chart-line';
import Check from '@lucide/astro/icons/check';
import ChevronDown from '@lucide/astro/icons/chevron-down';
import ClipboardCheck from '@lucide/astro/icons/clipboard-check';
import ClipboardList from '@lucide/astro/icons/clipboard-list';
import Clock from '@lucide/astro/icons/clock';
import Compass from '@lucide/astro/icons/compass';
import CreditCard from '@lucide/astro/icons/credit-card';
import DraftingCompass from '@lucide/astro/icons/drafting-compass';
import FileCheck from '@lucide/astro/icons/file-check';
import FileText from '@lucide/astro/icons/file-text';
import Hammer from '@lucide/astro/icons/hammer';
import HandCoins from '@lucide/astro/icons/hand-coins';
import Handshake from '@lucide/astro/icons/handshake';
import HardHat from '@lucide/astro/icons/hard-hat';
import HeartHandshake from '@lucide/astro/icons/heart-handshake';
import House from '@lucide/astro/icons/house';
import HousePlus from '@lucide/astro/icons/house-plus';
import KeyRound from '@lucide/astro/icons/key-round';
import Landmark from '@lucide/astro/icons/landmark';
import Layers from '@lucide/astro/icons/layers';
import MapPin from '@lucide/astro/icons/map-pin';
import Medal from '@lucide/astro/icons/medal';
import Menu from '@lucide/astro/icons/menu';
import MessageCircle from '@lucide/astro/icons/message-circle';
import Paintbrush from '@lucide/astro/icons/paintbrush';
import Percent from '@lucide/astro/icons/percent';
import Phone from '@lucide/astro/icons/phone';
import PiggyBank from '@lucide/astro/icons/piggy-bank';
import RefreshCw from '@lucide/astro/icons/refresh-cw';
import Ruler from '@lucide/astro/icons/ruler';
import Scale from '@lucide/astro/icons/scale';
import Search from '@lucide/astro/icons/search';
import ShieldCheck from '@lucide/astro/icons/shield-check';
import SlidersHorizontal from '@lucide/astro/icons/sliders-horizontal';
import Star from '@lucide/astro/icons/star';
import Sun from '@lucide/astro/icons/sun';
import Trees from '@lucide/astro/icons/trees';
import TrendingDown from '@lucide/astro/icons/trending-down';
import TrendingUp from '@lucide/astro/icons/trending-up';
import Truck from '@lucide/astro/icons/truck';
import Users from '@lucide/astro/icons/users';
import Wallet from '@lucide/astro/icons/wallet';
import Wrench from '@lucide/astro/icons/wrench';
import X from '@lucide/astro/icons/x';
import type { IconName } from '../../schemas/icons';

/** Icons of controls, besides those that content may name. */
export type ControlIcon = 'menu' | 'x' | 'chevron-down' | 'check';

/** Every glyph by its Lucide name. */
export const glyphs: Record<IconName | ControlIcon, typeof House> = {
  'badge-check': BadgeCheck,
  'badge-dollar-sign': BadgeDollarSign,
  banknote: Banknote,
  'book-open': BookOpen,
  building: Building,
  calculator: Calculator,
  'calendar-check': CalendarCheck,
  'chart-line': ChartLine,
  check: Check,
  'chevron-down': ChevronDown,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  clock: Clock,
  compass: Compass,
  'credit-card': CreditCard,
  'drafting-compass': DraftingCompass,
  'file-check': FileCheck,
  'file-text': FileText,
  hammer: Hammer,
  'hand-coins': HandCoins,
  handshake: Handshake,
  'hard-hat': HardHat,
  'heart-handshake': HeartHandshake,
  house: House,
  'house-plus': HousePlus,
  'key-round': KeyRound,
  landmark: Landmark,
  layers: Layers,
  'map-pin': MapPin,
  medal: Medal,
  menu: Menu,
  'message-circle': MessageCircle,
  paintbrush: Paintbrush,
  percent: Percent,
  phone: Phone,
  'piggy-bank': PiggyBank,
  'refresh-cw': RefreshCw,
  ruler: Ruler,
  scale: Scale,
  search: Search,
  'shield-check': ShieldCheck,
  'sliders-horizontal': SlidersHorizontal,
  star: Star,
  sun: Sun,
  trees: Trees,
  'trending-down': TrendingDown,
  'trending-up': TrendingUp,
  truck: Truck,
  users: Users,
  wallet: Wallet,
  wrench: Wrench,
  x: X,
};
