import plugin from 'tailwindcss/plugin';
import { MENU_DELAYS } from './menu-timing.ts';

/**
 * Gives the menus' style sheet the delays of the script, as
 * `theme(transitionDelay.menu-open)`: CSS opens the menus until the script
 * takes over, and visitors shouldn't notice when it does.
 */
export default plugin(() => undefined, {
  theme: {
    transitionDelay: {
      'menu-open': `${MENU_DELAYS.open}ms`,
      'menu-close': `${MENU_DELAYS.close}ms`,
    },
  },
});
