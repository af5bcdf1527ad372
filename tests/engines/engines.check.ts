import { chromium } from './chromium.ts';
import { firefox } from './firefox.ts';
import { keepPromises } from './keep-promises.ts';
import { promises } from './promises/index.ts';
import { webKit } from './webkit.ts';

keepPromises([chromium, firefox, webKit], promises);
