export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: '13';
  };
  public: {
    Tables: {
      blog_categories: {
        Row: {
          created_at: string;
          former_slugs: string[];
          id: string;
          name: string;
          position: number;
          slug: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          former_slugs?: string[];
          id?: string;
          name: string;
          position?: number;
          slug: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          former_slugs?: string[];
          id?: string;
          name?: string;
          position?: number;
          slug?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          author: string;
          category: string;
          content: string;
          created_at: string;
          created_by: string | null;
          date: string;
          excerpt: string;
          id: string;
          image: string;
          picture_hashes: string[];
          publish_at: string | null;
          published: boolean;
          read_time: string;
          search: string;
          search_category: string;
          slug: string;
          staff_search: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          author: string;
          category?: string;
          content: string;
          created_at?: string;
          created_by?: string | null;
          date: string;
          excerpt: string;
          id?: string;
          image?: string;
          picture_hashes?: never;
          publish_at?: string | null;
          published?: boolean;
          read_time?: string;
          search?: never;
          search_category?: never;
          slug: string;
          staff_search?: never;
          title: string;
          updated_at?: string;
        };
        Update: {
          author?: string;
          category?: string;
          content?: string;
          created_at?: string;
          created_by?: string | null;
          date?: string;
          excerpt?: string;
          id?: string;
          image?: string;
          picture_hashes?: never;
          publish_at?: string | null;
          published?: boolean;
          read_time?: string;
          search?: never;
          search_category?: never;
          slug?: string;
          staff_search?: never;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'blog_posts_category_fkey';
            columns: ['category'];
            referencedRelation: 'blog_categories';
            referencedColumns: ['slug'];
          },
          {
            foreignKeyName: 'blog_posts_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      console_compatibility: {
        Row: {
          console_id: string;
          created_at: string;
          family: string;
          id: string;
          note: string | null;
          plays: string;
          source_title: string | null;
          source_url: string | null;
          updated_at: string;
        };
        Insert: {
          console_id: string;
          created_at?: string;
          family: string;
          id?: string;
          note?: string | null;
          plays: string;
          source_title?: string | null;
          source_url?: string | null;
          updated_at?: string;
        };
        Update: {
          console_id?: string;
          created_at?: string;
          family?: string;
          id?: string;
          note?: string | null;
          plays?: string;
          source_title?: string | null;
          source_url?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'console_compatibility_console_id_fkey';
            columns: ['console_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
        ];
      };
      console_of_month: {
        Row: {
          console_id: string;
          created_at: string;
          end_date: string;
          featured: boolean;
          id: string;
          start_date: string;
          updated_at: string;
        };
        Insert: {
          console_id: string;
          created_at?: string;
          end_date: string;
          featured?: boolean;
          id?: string;
          start_date: string;
          updated_at?: string;
        };
        Update: {
          console_id?: string;
          created_at?: string;
          end_date?: string;
          featured?: boolean;
          id?: string;
          start_date?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'console_of_month_console_id_fkey';
            columns: ['console_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
        ];
      };
      console_releases: {
        Row: {
          console_id: string;
          created_at: string;
          currency: string | null;
          id: string;
          launch_colours: string[] | null;
          launch_games: string[] | null;
          note: string | null;
          price: number | null;
          price_to: number | null;
          region: string;
          released: string | null;
          updated_at: string;
        };
        Insert: {
          console_id: string;
          created_at?: string;
          currency?: string | null;
          id?: string;
          launch_colours?: string[] | null;
          launch_games?: string[] | null;
          note?: string | null;
          price?: number | null;
          price_to?: number | null;
          region: string;
          released?: string | null;
          updated_at?: string;
        };
        Update: {
          console_id?: string;
          created_at?: string;
          currency?: string | null;
          id?: string;
          launch_colours?: string[] | null;
          launch_games?: string[] | null;
          note?: string | null;
          price?: number | null;
          price_to?: number | null;
          region?: string;
          released?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'console_releases_console_id_fkey';
            columns: ['console_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
        ];
      };
      console_sources: {
        Row: {
          checked_on: string | null;
          confidence: string | null;
          console_id: string;
          created_at: string;
          field: string;
          id: string;
          note: string | null;
          title: string | null;
          updated_at: string;
          url: string | null;
        };
        Insert: {
          checked_on?: string | null;
          confidence?: string | null;
          console_id: string;
          created_at?: string;
          field: string;
          id?: string;
          note?: string | null;
          title?: string | null;
          updated_at?: string;
          url?: string | null;
        };
        Update: {
          checked_on?: string | null;
          confidence?: string | null;
          console_id?: string;
          created_at?: string;
          field?: string;
          id?: string;
          note?: string | null;
          title?: string | null;
          updated_at?: string;
          url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'console_sources_console_id_fkey';
            columns: ['console_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
        ];
      };
      consoles: {
        Row: {
          alt_names: string[] | null;
          battery: string;
          battery_mah: number | null;
          battery_type: string | null;
          bluetooth: string | null;
          cameras: string | null;
          charge_hours: number | null;
          codename: string | null;
          color: string;
          controls: string;
          created_at: string;
          depth_mm: number | null;
          description: string;
          dimensions: string | null;
          discontinued: string | null;
          display: string;
          distinction: string | null;
          family: string | null;
          full_description: string;
          games: string | null;
          headphone_jack: boolean | null;
          height_mm: number | null;
          id: string;
          image: string;
          infrared: string | null;
          link_cable: string | null;
          measured_hours_max: number | null;
          measured_hours_min: number | null;
          media: string[] | null;
          microphone: boolean | null;
          model_codes: string[] | null;
          motion_sensor: boolean | null;
          name: string;
          nfc: boolean | null;
          predecessor_id: string | null;
          predecessor_name: string | null;
          processor: string;
          processor_mhz: number | null;
          processor_name: string | null;
          ram_kib: number | null;
          rated_hours_max: number | null;
          rated_hours_min: number | null;
          region_lock: string | null;
          saves: string | null;
          screen_3d: boolean | null;
          screen_colours: string | null;
          screen_height_px: number | null;
          screen_inches: number | null;
          screen_lit: string | null;
          screen_technology: string | null;
          screen_touch: boolean | null;
          screen_width_px: number | null;
          search: string;
          second_processor_mhz: number | null;
          second_processor_name: string | null;
          second_screen_3d: boolean | null;
          second_screen_colours: string | null;
          second_screen_height_px: number | null;
          second_screen_inches: number | null;
          second_screen_lit: string | null;
          second_screen_technology: string | null;
          second_screen_touch: boolean | null;
          second_screen_width_px: number | null;
          slug: string;
          specs: Json | null;
          storage: string | null;
          successor_id: string | null;
          successor_name: string | null;
          units_sold_millions: number | null;
          units_sold_on: string | null;
          units_sold_scope: string | null;
          updated_at: string;
          usb: string | null;
          video_ram_kib: number | null;
          weight: string | null;
          weight_empty_g: number | null;
          weight_g: number | null;
          width_mm: number | null;
          wifi: string | null;
          year: string;
        };
        Insert: {
          alt_names?: string[] | null;
          battery: string;
          battery_mah?: number | null;
          battery_type?: string | null;
          bluetooth?: string | null;
          cameras?: string | null;
          charge_hours?: number | null;
          codename?: string | null;
          color: string;
          controls: string;
          created_at?: string;
          depth_mm?: number | null;
          description: string;
          dimensions?: string | null;
          discontinued?: string | null;
          display: string;
          distinction?: string | null;
          family?: string | null;
          full_description: string;
          games?: string | null;
          headphone_jack?: boolean | null;
          height_mm?: number | null;
          id?: string;
          image?: string;
          infrared?: string | null;
          link_cable?: string | null;
          measured_hours_max?: number | null;
          measured_hours_min?: number | null;
          media?: string[] | null;
          microphone?: boolean | null;
          model_codes?: string[] | null;
          motion_sensor?: boolean | null;
          name: string;
          nfc?: boolean | null;
          predecessor_id?: string | null;
          predecessor_name?: string | null;
          processor: string;
          processor_mhz?: number | null;
          processor_name?: string | null;
          ram_kib?: number | null;
          rated_hours_max?: number | null;
          rated_hours_min?: number | null;
          region_lock?: string | null;
          saves?: string | null;
          screen_3d?: boolean | null;
          screen_colours?: string | null;
          screen_height_px?: number | null;
          screen_inches?: number | null;
          screen_lit?: string | null;
          screen_technology?: string | null;
          screen_touch?: boolean | null;
          screen_width_px?: number | null;
          search?: never;
          second_processor_mhz?: number | null;
          second_processor_name?: string | null;
          second_screen_3d?: boolean | null;
          second_screen_colours?: string | null;
          second_screen_height_px?: number | null;
          second_screen_inches?: number | null;
          second_screen_lit?: string | null;
          second_screen_technology?: string | null;
          second_screen_touch?: boolean | null;
          second_screen_width_px?: number | null;
          slug: string;
          specs?: Json | null;
          storage?: string | null;
          successor_id?: string | null;
          successor_name?: string | null;
          units_sold_millions?: number | null;
          units_sold_on?: string | null;
          units_sold_scope?: string | null;
          updated_at?: string;
          usb?: string | null;
          video_ram_kib?: number | null;
          weight?: string | null;
          weight_empty_g?: number | null;
          weight_g?: number | null;
          width_mm?: number | null;
          wifi?: string | null;
          year: string;
        };
        Update: {
          alt_names?: string[] | null;
          battery?: string;
          battery_mah?: number | null;
          battery_type?: string | null;
          bluetooth?: string | null;
          cameras?: string | null;
          charge_hours?: number | null;
          codename?: string | null;
          color?: string;
          controls?: string;
          created_at?: string;
          depth_mm?: number | null;
          description?: string;
          dimensions?: string | null;
          discontinued?: string | null;
          display?: string;
          distinction?: string | null;
          family?: string | null;
          full_description?: string;
          games?: string | null;
          headphone_jack?: boolean | null;
          height_mm?: number | null;
          id?: string;
          image?: string;
          infrared?: string | null;
          link_cable?: string | null;
          measured_hours_max?: number | null;
          measured_hours_min?: number | null;
          media?: string[] | null;
          microphone?: boolean | null;
          model_codes?: string[] | null;
          motion_sensor?: boolean | null;
          name?: string;
          nfc?: boolean | null;
          predecessor_id?: string | null;
          predecessor_name?: string | null;
          processor?: string;
          processor_mhz?: number | null;
          processor_name?: string | null;
          ram_kib?: number | null;
          rated_hours_max?: number | null;
          rated_hours_min?: number | null;
          region_lock?: string | null;
          saves?: string | null;
          screen_3d?: boolean | null;
          screen_colours?: string | null;
          screen_height_px?: number | null;
          screen_inches?: number | null;
          screen_lit?: string | null;
          screen_technology?: string | null;
          screen_touch?: boolean | null;
          screen_width_px?: number | null;
          search?: never;
          second_processor_mhz?: number | null;
          second_processor_name?: string | null;
          second_screen_3d?: boolean | null;
          second_screen_colours?: string | null;
          second_screen_height_px?: number | null;
          second_screen_inches?: number | null;
          second_screen_lit?: string | null;
          second_screen_technology?: string | null;
          second_screen_touch?: boolean | null;
          second_screen_width_px?: number | null;
          slug?: string;
          specs?: Json | null;
          storage?: string | null;
          successor_id?: string | null;
          successor_name?: string | null;
          units_sold_millions?: number | null;
          units_sold_on?: string | null;
          units_sold_scope?: string | null;
          updated_at?: string;
          usb?: string | null;
          video_ram_kib?: number | null;
          weight?: string | null;
          weight_empty_g?: number | null;
          weight_g?: number | null;
          width_mm?: number | null;
          wifi?: string | null;
          year?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'consoles_predecessor_id_fkey';
            columns: ['predecessor_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'consoles_successor_id_fkey';
            columns: ['successor_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          staff_search: string;
          state: string;
          subject: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          id: string;
          message: string;
          name: string;
          staff_search?: never;
          state?: string;
          subject: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          staff_search?: never;
          state?: string;
          subject?: string;
        };
        Relationships: [];
      };
      content_reports: {
        Row: {
          addresses: number;
          checked_at: string;
          findings: NonNullable<Json>;
          id: number;
        };
        Insert: {
          addresses: number;
          checked_at?: string;
          findings: NonNullable<Json>;
          id?: number;
        };
        Update: {
          addresses?: number;
          checked_at?: string;
          findings?: NonNullable<Json>;
          id?: number;
        };
        Relationships: [];
      };
      draft_links: {
        Row: {
          created_at: string;
          created_by: string | null;
          hours: number;
          id: string;
          key_hash: string;
          last_viewed_at: string | null;
          post_id: string;
          views: number;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          hours: number;
          id?: string;
          key_hash: string;
          last_viewed_at?: string | null;
          post_id: string;
          views?: number;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          hours?: number;
          id?: string;
          key_hash?: string;
          last_viewed_at?: string | null;
          post_id?: string;
          views?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'draft_links_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'draft_links_post_id_fkey';
            columns: ['post_id'];
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      link_cables: {
        Row: {
          created_at: string;
          from_id: string;
          games: string[] | null;
          id: string;
          note: string | null;
          source_title: string | null;
          source_url: string | null;
          to_id: string | null;
          to_name: string | null;
          updated_at: string;
          via: string;
        };
        Insert: {
          created_at?: string;
          from_id: string;
          games?: string[] | null;
          id?: string;
          note?: string | null;
          source_title?: string | null;
          source_url?: string | null;
          to_id?: string | null;
          to_name?: string | null;
          updated_at?: string;
          via: string;
        };
        Update: {
          created_at?: string;
          from_id?: string;
          games?: string[] | null;
          id?: string;
          note?: string | null;
          source_title?: string | null;
          source_url?: string | null;
          to_id?: string | null;
          to_name?: string | null;
          updated_at?: string;
          via?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'link_cables_from_id_fkey';
            columns: ['from_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'link_cables_to_id_fkey';
            columns: ['to_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
        ];
      };
      links: {
        Row: {
          active: boolean;
          category: string;
          created_at: string;
          description: string | null;
          id: string;
          image: string | null;
          order: number;
          title: string;
          updated_at: string;
          url: string;
        };
        Insert: {
          active?: boolean;
          category: string;
          created_at?: string;
          description?: string | null;
          id?: string;
          image?: string | null;
          order?: number;
          title: string;
          updated_at?: string;
          url: string;
        };
        Update: {
          active?: boolean;
          category?: string;
          created_at?: string;
          description?: string | null;
          id?: string;
          image?: string | null;
          order?: number;
          title?: string;
          updated_at?: string;
          url?: string;
        };
        Relationships: [];
      };
      pictures: {
        Row: {
          alt: string;
          created_at: string;
          created_by: string | null;
          file_name: string;
          hash: string;
          id: string;
          name: string;
          staff_search: string;
          updated_at: string;
        };
        Insert: {
          alt: string;
          created_at?: string;
          created_by?: string | null;
          file_name: string;
          hash?: never;
          id?: string;
          name: string;
          staff_search?: never;
          updated_at?: string;
        };
        Update: {
          alt?: string;
          created_at?: string;
          created_by?: string | null;
          file_name?: string;
          hash?: never;
          id?: string;
          name?: string;
          staff_search?: never;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'pictures_created_by_fkey';
            columns: ['created_by'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      post_consoles: {
        Row: {
          console_id: string;
          created_at: string;
          id: string;
          post_id: string;
          updated_at: string;
        };
        Insert: {
          console_id: string;
          created_at?: string;
          id?: string;
          post_id: string;
          updated_at?: string;
        };
        Update: {
          console_id?: string;
          created_at?: string;
          id?: string;
          post_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'post_consoles_console_id_fkey';
            columns: ['console_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'post_consoles_post_id_fkey';
            columns: ['post_id'];
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      post_slugs: {
        Row: {
          created_at: string;
          post_id: string;
          slug: string;
        };
        Insert: {
          created_at?: string;
          post_id: string;
          slug: string;
        };
        Update: {
          created_at?: string;
          post_id?: string;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'post_slugs_post_id_fkey';
            columns: ['post_id'];
            referencedRelation: 'blog_posts';
            referencedColumns: ['id'];
          },
        ];
      };
      revisions: {
        Row: {
          actor: string | null;
          at: string;
          before: Json | null;
          gone: boolean;
          id: number;
          operation: string;
          row_id: string;
          table_name: string;
          title: string | null;
          transaction: number;
        };
        Insert: {
          actor?: string | null;
          at?: string;
          before?: Json | null;
          gone?: boolean;
          id?: number;
          operation: string;
          row_id: string;
          table_name: string;
          title?: string | null;
          transaction?: number;
        };
        Update: {
          actor?: string | null;
          at?: string;
          before?: Json | null;
          gone?: boolean;
          id?: number;
          operation?: string;
          row_id?: string;
          table_name?: string;
          title?: string | null;
          transaction?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'revisions_actor_fkey';
            columns: ['actor'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      site_settings: {
        Row: {
          contactEmail: string;
          created_at: string;
          id: number;
          itemsPerPage: number;
          maintenanceMode: boolean;
          metaDescription: string;
          metaKeywords: string;
          metaTitle: string;
          ogImage: string;
          operator: string;
          postalAddress: string;
          siteDescription: string;
          siteName: string;
          twitterHandle: string;
          updated_at: string;
        };
        Insert: {
          contactEmail?: string;
          created_at?: string;
          id?: number;
          itemsPerPage?: number;
          maintenanceMode?: boolean;
          metaDescription?: string;
          metaKeywords?: string;
          metaTitle?: string;
          ogImage?: string;
          operator?: string;
          postalAddress?: string;
          siteDescription?: string;
          siteName?: string;
          twitterHandle?: string;
          updated_at?: string;
        };
        Update: {
          contactEmail?: string;
          created_at?: string;
          id?: number;
          itemsPerPage?: number;
          maintenanceMode?: boolean;
          metaDescription?: string;
          metaKeywords?: string;
          metaTitle?: string;
          ogImage?: string;
          operator?: string;
          postalAddress?: string;
          siteDescription?: string;
          siteName?: string;
          twitterHandle?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      social_media_links: {
        Row: {
          active: boolean;
          created_at: string;
          id: string;
          platform: string;
          updated_at: string;
          url: string;
        };
        Insert: {
          active?: boolean;
          created_at?: string;
          id?: string;
          platform: string;
          updated_at?: string;
          url: string;
        };
        Update: {
          active?: boolean;
          created_at?: string;
          id?: string;
          platform?: string;
          updated_at?: string;
          url?: string;
        };
        Relationships: [];
      };
      users: {
        Row: {
          auth_user_id: string | null;
          created_at: string;
          email: string;
          factor_id: string | null;
          id: string;
          joined_at: string | null;
          name: string;
          role: string;
          updated_at: string;
        };
        Insert: {
          auth_user_id?: string | null;
          created_at?: string;
          email: string;
          factor_id?: string | null;
          id?: string;
          joined_at?: string | null;
          name: string;
          role?: string;
          updated_at?: string;
        };
        Update: {
          auth_user_id?: string | null;
          created_at?: string;
          email?: string;
          factor_id?: string | null;
          id?: string;
          joined_at?: string | null;
          name?: string;
          role?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      console_of_today: {
        Row: {
          console_id: string | null;
          end_date: string | null;
          featured: boolean | null;
          id: string | null;
          start_date: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'console_of_month_console_id_fkey';
            columns: ['console_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
        ];
      };
      content_stamps: {
        Row: {
          changed_at: string | null;
          kind: string | null;
        };
        Relationships: [];
      };
      past_consoles_of_month: {
        Row: {
          console_id: string | null;
          end_date: string | null;
          id: string | null;
          start_date: string | null;
        };
        Insert: {
          console_id?: string | null;
          end_date?: string | null;
          id?: string | null;
          start_date?: string | null;
        };
        Update: {
          console_id?: string | null;
          end_date?: string | null;
          id?: string | null;
          start_date?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'console_of_month_console_id_fkey';
            columns: ['console_id'];
            referencedRelation: 'consoles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Functions: {
      accounts_setup: {
        Args: Record<PropertyKey, never>;
        Returns: {
          gate: boolean;
          last_admitted_at: string;
        }[];
      };
      adopt_factor: { Args: Record<PropertyKey, never>; Returns: string };
      ask_for_build: { Args: Record<PropertyKey, never>; Returns: undefined };
      before_user_created: { Args: { event: Json }; Returns: Json };
      build_state: {
        Args: Record<PropertyKey, never>;
        Returns: {
          answer: string;
          asked_at: string;
          asked_by_clock: boolean;
          cron_on: boolean;
          hook_set: boolean;
          net_on: boolean;
          scheduled: boolean;
          status: number;
          vault_on: boolean;
        }[];
      };
      closest_texts: {
        Args: { q?: string; texts?: string[] };
        Returns: number[];
      };
      console_relations: {
        Args: {
          families?: string[];
          of_console?: string;
          predecessor?: string;
          successor?: string;
        };
        Returns: {
          color: string;
          family: string;
          name: string;
          plays: string;
          relation: string;
          slug: string;
          year: string;
        }[];
      };
      custom_access_token: { Args: { event: Json }; Returns: Json };
      delete_category: {
        Args: { category_id?: string; move_to?: string };
        Returns: {
          id: string;
        }[];
      };
      drop_factor: { Args: Record<PropertyKey, never>; Returns: string };
      find_consoles: {
        Args: {
          decade?: string;
          era?: string;
          lit?: string;
          lock?: string;
          page_number?: number;
          page_size?: number;
          plays?: string;
          q?: string;
          sort?: string;
          weight?: string;
        };
        Returns: {
          consoles: Json;
          counts: Json;
          is_close: boolean;
          page: number;
          total: number;
        }[];
      };
      join_team: { Args: Record<PropertyKey, never>; Returns: string };
      keep_message: {
        Args: {
          email: string;
          id: string;
          message: string;
          name: string;
          seconds?: number;
          subject: string;
          website?: string;
        };
        Returns: undefined;
      };
      move_category: {
        Args: { before_id?: string; category_id?: string };
        Returns: {
          id: string;
          place: number;
        }[];
      };
      own_access: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          has_factor: boolean;
          id: string;
          mail_at: string;
          name: string;
          required: boolean;
          role: string;
          state: string;
        }[];
      };
      picture_uses: {
        Args: { hashes?: string[] };
        Returns: {
          hash: string;
          id: string;
          place: string;
          title: string;
        }[];
      };
      post_authors: {
        Args: Record<PropertyKey, never>;
        Returns: {
          author: string;
        }[];
      };
      post_relations: {
        Args: { of_slug?: string };
        Returns: {
          consoles: Json;
          next: Json;
          previous: Json;
          related: Json;
          same_consoles: Json;
        }[];
      };
      require_factor: { Args: { required: boolean }; Returns: string };
      reset_sign_in: { Args: { person: string }; Returns: string };
      restore_deleted: {
        Args: { deleted_row?: string; kind?: string };
        Returns: {
          id: string;
        }[];
      };
      revision_storage: {
        Args: Record<PropertyKey, never>;
        Returns: {
          bytes: number;
          kept: number;
        }[];
      };
      save_console: {
        Args: {
          articles: Json;
          cables: Json;
          compatibility: Json;
          console: Json;
          console_id: string;
          releases: Json;
          sources: Json;
          version?: string;
        };
        Returns: {
          alt_names: string[] | null;
          battery: string;
          battery_mah: number | null;
          battery_type: string | null;
          bluetooth: string | null;
          cameras: string | null;
          charge_hours: number | null;
          codename: string | null;
          color: string;
          controls: string;
          created_at: string;
          depth_mm: number | null;
          description: string;
          dimensions: string | null;
          discontinued: string | null;
          display: string;
          distinction: string | null;
          family: string | null;
          full_description: string;
          games: string | null;
          headphone_jack: boolean | null;
          height_mm: number | null;
          id: string;
          image: string;
          infrared: string | null;
          link_cable: string | null;
          measured_hours_max: number | null;
          measured_hours_min: number | null;
          media: string[] | null;
          microphone: boolean | null;
          model_codes: string[] | null;
          motion_sensor: boolean | null;
          name: string;
          nfc: boolean | null;
          predecessor_id: string | null;
          predecessor_name: string | null;
          processor: string;
          processor_mhz: number | null;
          processor_name: string | null;
          ram_kib: number | null;
          rated_hours_max: number | null;
          rated_hours_min: number | null;
          region_lock: string | null;
          saves: string | null;
          screen_3d: boolean | null;
          screen_colours: string | null;
          screen_height_px: number | null;
          screen_inches: number | null;
          screen_lit: string | null;
          screen_technology: string | null;
          screen_touch: boolean | null;
          screen_width_px: number | null;
          search: string;
          second_processor_mhz: number | null;
          second_processor_name: string | null;
          second_screen_3d: boolean | null;
          second_screen_colours: string | null;
          second_screen_height_px: number | null;
          second_screen_inches: number | null;
          second_screen_lit: string | null;
          second_screen_technology: string | null;
          second_screen_touch: boolean | null;
          second_screen_width_px: number | null;
          slug: string;
          specs: Json | null;
          storage: string | null;
          successor_id: string | null;
          successor_name: string | null;
          units_sold_millions: number | null;
          units_sold_on: string | null;
          units_sold_scope: string | null;
          updated_at: string;
          usb: string | null;
          video_ram_kib: number | null;
          weight: string | null;
          weight_empty_g: number | null;
          weight_g: number | null;
          width_mm: number | null;
          wifi: string | null;
          year: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'consoles';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      save_post: {
        Args: { consoles: Json; post: Json; post_id: string; version?: string };
        Returns: {
          author: string;
          category: string;
          content: string;
          created_at: string;
          created_by: string | null;
          date: string;
          excerpt: string;
          id: string;
          image: string;
          picture_hashes: string[];
          publish_at: string | null;
          published: boolean;
          read_time: string;
          search: string;
          search_category: string;
          slug: string;
          staff_search: string;
          title: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'blog_posts';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_posts: {
        Args: {
          category_slug?: string;
          page_number?: number;
          page_size?: number;
          q?: string;
        };
        Returns: {
          author: string;
          category: string;
          category_name: string;
          date: string;
          excerpt: string;
          id: string;
          image: string;
          match: string;
          read_time: string;
          sentence: string;
          slug: string;
          title: string;
          total: number;
        }[];
      };
      set_build_hook: { Args: { address: string }; Returns: undefined };
      set_own_name: { Args: { name: string }; Returns: string };
      shared_draft: {
        Args: { token_hash?: string };
        Returns: {
          author: string;
          category: string;
          category_name: string;
          content: string;
          date: string;
          excerpt: string;
          image: string;
          read_time: string;
          slug: string;
          title: string;
          works_until: string;
        }[];
      };
      staff_accounts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          has_factor: boolean;
          id: string;
          last_sign_in_at: string;
          state: string;
        }[];
      };
      staff_names: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          name: string;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
