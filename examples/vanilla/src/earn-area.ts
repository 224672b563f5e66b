// Everything that a page without React needs, in one script and one sheet.
import '@earnkit/components/element';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';
