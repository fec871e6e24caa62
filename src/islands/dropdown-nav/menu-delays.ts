import plugin from 'tailwindcss/plugin';
import { MENU_DELAYS } from './menu-timing.ts';

/**
 * Gives the style sheet of the menus the delays of the script, as
 * `theme(transitionDelay.menu-open)`: the menus open by CSS until the script
 * takes over, and nobody should notice when it does.
 */
export default plugin(() => undefined, {
  theme: {
    transitionDelay: {
      'menu-open': `${MENU_DELAYS.open}ms`,
      'menu-close': `${MENU_DELAYS.close}ms`,
    },
  },
});
